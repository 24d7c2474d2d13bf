import type { JournalEntry } from '@byggtun/shared/contract/complaintJournal';
import type { ComplaintStatus } from '@byggtun/shared/contract/complaintStatus';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';

/** Who has been responsible, by contact person id. */
const findNames = async (db: Kysely<Database>, ids: number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('contact_person.id', 'in', ids)
    .select(['contact_person.id', 'person.full_name as name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The changes of a complaint, the newest first. Whether the caller may see the complaint is asked before. */
export const findJournal = async (db: Kysely<Database>, complaintId: number): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('complaint_journal')
    .innerJoin('contact_person', 'contact_person.id', 'complaint_journal.created_by_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('complaint_journal.complaint_id', '=', complaintId)
    .select([
      'complaint_journal.id',
      'complaint_journal.created_at',
      'complaint_journal.field',
      'complaint_journal.from_value',
      'complaint_journal.to_value',
      'person.full_name as by',
      'company.name as company',
    ])
    .orderBy('complaint_journal.created_at', 'desc')
    .orderBy('complaint_journal.id', 'desc')
    .execute();
  const people = rows.filter(({ field }) => field === 'responsible');
  const names = await findNames(
    db,
    people.flatMap(({ from_value, to_value }) => [from_value, to_value]),
  );
  return rows.map(({ created_at, field, from_value, to_value, ...row }) => {
    const entry = { ...row, at: created_at.toISOString() };
    if (field === 'responsible')
      return { ...entry, field, from: names.get(from_value) ?? '', to: names.get(to_value) ?? '' };
    // The table holds no other numbers (its check).
    return { ...entry, field, from: from_value as ComplaintStatus, to: to_value as ComplaintStatus };
  });
};
