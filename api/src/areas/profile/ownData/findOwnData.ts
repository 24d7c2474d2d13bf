import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { OwnIds, OwnTable } from '../../../record/ownData/ownTable';
import type { CurrentUser } from '../../../record/person/currentUser';
import { theirsIn } from './theirsIn';

/** What is stored of one kind. */
export interface OwnRecords {
  table: OwnTable;
  rows: Record<string, unknown>[];
}

/** All that is stored of a person. */
export interface OwnData {
  ids: OwnIds;
  records: readonly OwnRecords[];
}

/** All numbers and addresses that a person is named by. */
export const findIds = async (db: Kysely<Database>, personId: number): Promise<OwnIds> => {
  const rows = await db
    .selectFrom('person')
    .leftJoin('contact_person', 'contact_person.person_id', 'person.id')
    .where('person.id', '=', personId)
    .select(['person.email', 'contact_person.id'])
    .execute();
  return {
    person: [personId],
    contact: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    email: rows.slice(0, 1).map(({ email }) => email),
  };
};

const nameOf = (column: string, table: string) =>
  sql`(select name from ${sql.table(table)} named where named.id = own.${sql.ref(column)}) as ${sql.ref(table)}`;

const readTable = async (db: Kysely<Database>, own: OwnTable, ids: OwnIds): Promise<OwnRecords['rows']> => {
  const { table, told, named = {} } = own;
  const columns: RawBuilder<unknown>[] = [
    ...told.map((column) => sql`own.${sql.ref(column)}`),
    ...Object.entries(named).map(([column, other]) => nameOf(column, other)),
  ];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${sql.table(table)} own where ${theirsIn(own, ids)}`.execute(db);
  return rows;
};

/** All that is stored of a person, by kind (docs/product/profile.md#own-data). One kind after the other: it is read seldom. */
export const findOwnData = async (
  db: Kysely<Database>,
  ownTables: readonly OwnTable[],
  { personId }: CurrentUser,
): Promise<OwnData> => {
  const ids = await findIds(db, personId);
  const records: OwnRecords[] = [];
  for (const table of ownTables) records.push({ table, rows: await readTable(db, table, ids) });
  return { ids, records };
};
