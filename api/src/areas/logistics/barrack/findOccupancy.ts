import { addDays, isInReach } from '@byggtun/shared/contract/day';
import { type Occupancy, occupancyNights } from '@byggtun/shared/contract/occupancy';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireBarracks } from './requireBarracks';

/** Whether the caller is responsible for the project or the barracks, and so is told who sleeps where. */
const runsIt = (callerId: number) =>
  sql<boolean>`coalesce(${callerId} in (project.responsible_id, project.sc_id, project.qa_id, barrack.responsible_id), false)`;

/**
 * Who has which room of a project's barracks in the nights from a day on; who neither is responsible nor sleeps there learns no names.
 * @throws Refusal as `requireBarracks`
 */
export const findOccupancy = async (
  db: Kysely<Database>,
  caller: CurrentUser,
  { projectId, from = today() }: { projectId: number; from?: string | undefined },
): Promise<Occupancy> => {
  const projectName = await requireBarracks(db, caller, projectId);
  const fromDate = isInReach(from) ? from : today();
  const toDate = addDays(fromDate, occupancyNights);
  const barracks = await db
    .selectFrom('barrack')
    .innerJoin('project', 'project.id', 'barrack.project_id')
    .where('barrack.project_id', '=', projectId)
    .select((eb) => [
      'barrack.id',
      'barrack.name',
      'barrack.location',
      jsonArrayFrom(
        eb
          .selectFrom('barrack_room')
          .whereRef('barrack_room.barrack_id', '=', 'barrack.id')
          .select((of) => [
            'barrack_room.id',
            'barrack_room.name',
            jsonArrayFrom(
              of
                .selectFrom('barrack_booking')
                .innerJoin('contact_person', 'contact_person.id', 'barrack_booking.contact_person_id')
                .innerJoin('person', 'person.id', 'contact_person.person_id')
                .whereRef('barrack_booking.room_id', '=', 'barrack_room.id')
                .where(
                  'barrack_booking.nights',
                  '&&',
                  sql<string>`daterange(${fromDate}::date, ${toDate}::date)`,
                )
                .select([
                  'barrack_booking.id',
                  'barrack_booking.from_date as fromDate',
                  'barrack_booking.to_date as toDate',
                  sql<
                    string | null
                  >`case when ${runsIt(caller.id)} or contact_person.person_id = ${caller.personId}
                    then person.full_name end`.as('name'),
                ])
                .orderBy('barrack_booking.from_date'),
            ).as('stays'),
          ])
          .orderBy('barrack_room.name')
          .orderBy('barrack_room.id'),
      ).as('rooms'),
    ])
    .orderBy('barrack.name')
    .orderBy('barrack.id')
    .execute();
  return { projectName, fromDate, toDate, barracks };
};
