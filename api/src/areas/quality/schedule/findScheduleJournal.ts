import type { ScheduleJournalEntry } from '@byggtun/shared/contract/activity';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** What was done in a self-check, the newest first. Whether the caller may see it is asked before. */
export const findScheduleJournal = async (
  db: Kysely<Database>,
  id: number,
): Promise<ScheduleJournalEntry[]> => {
  const rows = await db
    .selectFrom('journal')
    .innerJoin('contact_person', 'contact_person.id', 'journal.created_by_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .leftJoin('activity', (join) =>
      join.on('journal.owner_kind', '=', 'activity').onRef('activity.id', '=', 'journal.owner_id'),
    )
    .where('journal.field', '=', 'status')
    .where((eb) =>
      eb.or([
        eb.and([eb('journal.owner_kind', '=', 'schedule'), eb('journal.owner_id', '=', id)]),
        eb.and([
          eb('journal.owner_kind', '=', 'activity'),
          eb(
            'journal.owner_id',
            'in',
            eb.selectFrom('activity as own').where('own.schedule_id', '=', id).select('own.id'),
          ),
        ]),
      ]),
    )
    .select(['journal.id', 'journal.created_at', 'journal.to_value', 'activity.name as activity'])
    .select(['person.full_name as by', 'company.name as company'])
    .orderBy('journal.created_at', 'desc')
    .orderBy('journal.id', 'desc')
    .execute();
  return rows.map(({ created_at, to_value, ...row }) => ({
    ...row,
    at: created_at.toISOString(),
    done: to_value > 0,
  }));
};
