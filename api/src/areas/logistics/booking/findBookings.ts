import type { Booking } from '@byggtun/shared/contract/booking';
import {
  bookingTexts,
  isActiveBooking,
  isCurrentBooking,
  type StayTime,
} from '@byggtun/shared/contract/bookingRules';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';
import { requireBarracks } from '../barrack/requireBarracks';
import { stayNow } from './stayNow';

/** Which of their own bookings somebody asks for, and where. */
interface Asked {
  /** Of one project alone; of all when left out. */
  projectId?: number;
  /** The device is everybody's: it is told no codes. */
  isKiosk: boolean;
}

const ownBookings = (db: Kysely<Database>, { id }: CurrentUser, { night }: StayTime) =>
  db
    .selectFrom('barrack_booking')
    .innerJoin('barrack_room', 'barrack_room.id', 'barrack_booking.room_id')
    .innerJoin('barrack', 'barrack.id', 'barrack_room.barrack_id')
    .innerJoin('project', 'project.id', 'barrack.project_id')
    .leftJoin('contact_person', 'contact_person.id', 'barrack.responsible_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .where('barrack_booking.contact_person_id', '=', id)
    .where('barrack_booking.to_date', '>', night)
    .select([
      'barrack_booking.id',
      'project.id as projectId',
      'project.name as projectName',
      'barrack.name as barrackName',
      'barrack_room.name as roomName',
      'barrack.location',
      'barrack_booking.from_date as fromDate',
      'barrack_booking.to_date as toDate',
      sql<string>`coalesce(person.full_name, '')`.as('responsibleName'),
      'barrack.door_code',
      'barrack.wifi_password',
    ])
    .orderBy('barrack_booking.from_date');

/**
 * The caller's bookings that are not over, the next first; the codes of door and wifi with active ones alone.
 * @throws Refusal 403 for contractors; for a project as `requireBarracks`
 */
export const findBookings = async (
  db: Kysely<Database>,
  caller: CurrentUser,
  { projectId, isKiosk }: Asked,
): Promise<Booking[]> => {
  requireStaff(caller, bookingTexts.onlyStaff);
  if (projectId !== undefined) await requireBarracks(db, caller, projectId);
  const now = stayNow();
  const found = await ownBookings(db, caller, now)
    .$if(projectId !== undefined, (query) => query.where('project.id', '=', projectId ?? 0))
    .execute();
  return found.map(({ door_code, wifi_password, ...booking }) => {
    const isActive = isActiveBooking(booking, now);
    const isTold = isActive && !isKiosk;
    return {
      ...booking,
      isActive,
      barracks: {
        doorCode: isTold ? door_code : null,
        wifiPassword: isTold ? wifi_password : null,
      },
      may: { delete: isCurrentBooking(booking, now) },
    };
  });
};
