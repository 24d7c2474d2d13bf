import type { BadgeSource } from '../../../record/badge/badgeSource';
import { activeBookings } from './activeBookings';

/** Whether the caller sleeps in barracks tonight, for 'Min profil' in the menu (docs/product/frame.md#menu): 1 or 0. */
export const bookingBadge: BadgeSource = {
  names: ['activeBooking'],
  count: async (db, { id, isByggtun }) => {
    const found = isByggtun && (await activeBookings(db, id).select('barrack.id').executeTakeFirst());
    return { activeBooking: found ? 1 : 0 };
  },
};
