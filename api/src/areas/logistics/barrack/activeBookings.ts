import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';

/** The booking under which a contact person sleeps in barracks tonight; one at most. */
export const activeBookings = (db: Kysely<Database>, contactPersonId: number) =>
  db
    .selectFrom('barrack_booking')
    .innerJoin('barrack_room', 'barrack_room.id', 'barrack_booking.room_id')
    .innerJoin('barrack', 'barrack.id', 'barrack_room.barrack_id')
    .where('barrack_booking.contact_person_id', '=', contactPersonId)
    .where('barrack_booking.from_date', '<=', today())
    .where('barrack_booking.to_date', '>', today());
