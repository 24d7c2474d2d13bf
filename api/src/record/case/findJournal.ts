import type { journalLine } from '@byggtun/shared/contract/journal';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../core/database/schema';
import type { CaseKind } from './caseKind';

type Told = z.infer<typeof journalLine>;
type Change<Status> =
  | (Told & { field: 'status'; from: Status; to: Status })
  | (Told & { field: 'responsible'; from: string; to: string });

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

/** The changes of a case, the newest first. Whether the caller may see the case is asked before. */
export const findJournal = async <Status extends number>(
  db: Kysely<Database>,
  { kind, id }: { kind: CaseKind['type']; id: number },
): Promise<Change<Status>[]> => {
  const rows = await db
    .selectFrom('journal')
    .innerJoin('contact_person', 'contact_person.id', 'journal.created_by_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('journal.owner_kind', '=', kind)
    .where('journal.owner_id', '=', id)
    .select([
      'journal.id',
      'journal.created_at',
      'journal.field',
      'journal.from_value',
      'journal.to_value',
      'person.full_name as by',
      'company.name as company',
    ])
    .orderBy('journal.created_at', 'desc')
    .orderBy('journal.id', 'desc')
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
    return { ...entry, field, from: from_value as Status, to: to_value as Status };
  });
};
