import { sql } from 'kysely';

import type { Connection } from '../../database/connect';
import { createRandom } from '../random';
import { insertBatch } from './insertBatch';
import { insertLargeCompanies } from './largeCompanies';
import { insertLargeProjects } from './largeProjects';
import { createPools } from './pools';

const batchSize = 50_000;
const casesPerCompany = 3300;
const casesPerProject = 2500;
const tables = [
  'complaint',
  'complaint_journal',
  'comment',
  'customer',
  'section',
  'contact_person',
  'person',
];

/** Fills the database up to so many complaints and enquiries, for measuring; tells of its progress. */
export const scaleTo = async (
  { db }: Pick<Connection, 'db'>,
  wanted: number,
  say: (sentence: string) => void,
): Promise<void> => {
  const { count } = await db
    .selectFrom('complaint')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = wanted - count;
  if (total <= 0) return say(`Databasen har allerede ${count} saker.`);
  await db.connection().execute(async (connection) => {
    await connection.transaction().execute(async (transaction) => {
      const companies = Math.ceil(total / casesPerCompany);
      const people = await insertLargeCompanies(transaction, createRandom(4), companies);
      await insertLargeProjects(transaction, Math.ceil(total / casesPerProject));
      say(`${companies} firmaer med ${people} kontaktpersoner er lagt til.`);
    });
    const pools = await createPools(connection);
    for (let from = 1; from <= total; from += batchSize) {
      const to = Math.min(from + batchSize - 1, total);
      await insertBatch(connection, pools, { from, to, total });
      say(`${count + to} av ${wanted} saker`);
    }
    for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
  });
};
