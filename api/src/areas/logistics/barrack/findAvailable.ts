import type { Actor } from '@byggtun/shared/contract/actor';
import type { Barrack } from '@byggtun/shared/contract/barrack';
import { type BookingPeriod, periodProblem } from '@byggtun/shared/contract/bookingRules';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import { requireBarracks, requirePeriod } from './requireBarracks';

/**
 * The barracks of a project, each with the rooms that nobody has in any of the nights.
 * @throws Refusal as `requireBarracks`; 400 for days that can't be booked
 */
export const findAvailable = async (
  db: Kysely<Database>,
  caller: Actor,
  { projectId, ...period }: BookingPeriod & { projectId: number },
): Promise<Barrack[]> => {
  await requireBarracks(db, caller, projectId);
  requirePeriod(periodProblem(period, today()));
  const nights = sql<string>`daterange(${period.fromDate}::date, ${period.toDate}::date)`;
  return db
    .selectFrom('barrack')
    .where('project_id', '=', projectId)
    .select((eb) => [
      'id',
      'name',
      'location',
      jsonArrayFrom(
        eb
          .selectFrom('barrack_room')
          .whereRef('barrack_room.barrack_id', '=', 'barrack.id')
          .where((of) =>
            of.not(
              of.exists(
                of
                  .selectFrom('barrack_booking')
                  .select('barrack_booking.id')
                  .whereRef('barrack_booking.room_id', '=', 'barrack_room.id')
                  .where('barrack_booking.nights', '&&', nights),
              ),
            ),
          )
          .select(['barrack_room.id', 'barrack_room.name'])
          .orderBy('barrack_room.name')
          .orderBy('barrack_room.id'),
      ).as('barrackRooms'),
    ])
    .orderBy('name')
    .orderBy('id')
    .execute();
};
