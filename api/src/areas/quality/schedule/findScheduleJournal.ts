import type { ScheduleJournalEntry } from '@byggtun/shared/contract/activity';
import { type Kysely, sql } from 'kysely';

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
    .leftJoin('contact_person as former', (join) =>
      join.on('journal.field', '=', 'responsible').onRef('former.id', '=', 'journal.from_value'),
    )
    .leftJoin('person as former_person', 'former_person.id', 'former.person_id')
    .leftJoin('contact_person as next', (join) =>
      join.on('journal.field', '=', 'responsible').onRef('next.id', '=', 'journal.to_value'),
    )
    .leftJoin('person as next_person', 'next_person.id', 'next.person_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('journal.owner_kind', '=', 'schedule'), eb('journal.owner_id', '=', id)]),
        eb.and([
          eb('journal.owner_kind', '=', 'activity'),
          // An array is looked up in the index; `in` a query would not be, beside an `or`.
          sql<boolean>`journal.owner_id = any(array(${eb
            .selectFrom('activity as own')
            .where('own.schedule_id', '=', id)
            .select('own.id')}))`,
        ]),
      ]),
    )
    .select(['journal.id', 'journal.created_at', 'journal.field', 'journal.to_value'])
    .select(['activity.name as activity', 'person.full_name as by', 'company.name as company'])
    .select(['former_person.full_name as from', 'next_person.full_name as to'])
    .orderBy('journal.created_at', 'desc')
    .orderBy('journal.id', 'desc')
    .execute();
  return rows.map(({ created_at, field, to_value, from, to, ...row }) => ({
    ...row,
    at: created_at.toISOString(),
    done: field === 'status' && to_value > 0,
    responsible: field === 'responsible' ? { from: from ?? '', to: to ?? '' } : null,
  }));
};
