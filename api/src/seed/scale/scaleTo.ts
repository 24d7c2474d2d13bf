import { type Kysely, sql } from 'kysely';

import type { Connection } from '../../core/database/connect';
import type { Database } from '../../core/database/schema';
import { createRandom } from '../../record/demo/random';
import { insertActionBatch } from './insertActionBatch';
import { insertBatch } from './insertBatch';
import { insertLargeCompanies } from './largeCompanies';
import { insertLargeProjects } from './largeProjects';
import { createPools } from './pools';

const batchSize = 50_000;
const casesPerCompany = 3300;
const casesPerProject = 2500;
const sectionsEach = 15;
/** Actions for each case: 300,000 for a million. */
const actionShare = 0.3;
const tables = [
  'aberration',
  'action',
  'complaint',
  'journal',
  'comment',
  'customer',
  'section',
  'contact_person',
  'person',
];

const countOf = async (db: Kysely<Database>, table: 'complaint' | 'action'): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Fills the database up to so many complaints and enquiries, and with actions in proportion, for measuring; tells of its progress. */
export const scaleTo = async (
  { db }: Pick<Connection, 'db'>,
  wanted: number,
  say: (sentence: string) => void,
): Promise<void> => {
  const count = await countOf(db, 'complaint');
  const total = wanted - count;
  if (total <= 0) return say(`Databasen har allerede ${count} saker.`);
  await db.connection().execute(async (connection) => {
    await connection.transaction().execute(async (transaction) => {
      const companies = Math.ceil(total / casesPerCompany);
      const people = await insertLargeCompanies(transaction, createRandom(4), companies);
      await insertLargeProjects(transaction, {
        count: Math.ceil(total / casesPerProject),
        first: 2,
        sectionsEach,
      });
      say(`${companies} firmaer med ${people} kontaktpersoner er lagt til.`);
    });
    const pools = await createPools(connection);
    for (let from = 1; from <= total; from += batchSize) {
      const to = Math.min(from + batchSize - 1, total);
      await insertBatch(connection, pools, { from, to, total });
      say(`${count + to} av ${wanted} saker`);
    }
    const actions = Math.round(wanted * actionShare) - (await countOf(connection, 'action'));
    for (let from = 1; from <= actions; from += batchSize) {
      const to = Math.min(from + batchSize - 1, actions);
      await insertActionBatch(connection, pools, { from, to, total: actions });
      say(`${to} av ${actions} nye tiltak`);
    }
    for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
  });
};
