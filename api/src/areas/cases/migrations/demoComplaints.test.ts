import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Connection } from '../../../core/database/connect';
import { migrate } from '../../../core/database/migrate';
import { migrations } from '../../../migrations/index';
import { seedDemo } from '../../../record/demo/seedDemo';
import { testDatabase } from '../../../testing/testDatabase';
import { casesDemo } from '../demo/casesDemo';

/** The last migration before complaints were a part by themselves. */
const before = '2026-11-27T1930-signed-in';
const count = 1900;

const countComplaints = async ({ db }: Connection) => {
  const { all } = await db
    .selectFrom('complaint')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
};

/** With the ground and complaints alone. */
const seedAlone = (connection: Connection) =>
  seedDemo([{ name: 'cases', routes: [], demo: { rows: casesDemo.rows?.slice(0, 1) ?? [] } }], connection);

test('a database whose first part had the complaints in it does not get them again', async () => {
  const connection = await testDatabase(before);
  await seedAlone(connection);
  await connection.pool.query(`delete from seed_run where name = 'demo complaints'`);
  await migrate(connection, migrations);
  assert.equal(await seedAlone(connection), false);
  assert.equal(await countComplaints(connection), count);
});

test('a database without demo data gets them when it is filled', async () => {
  const connection = await testDatabase(before);
  await migrate(connection, migrations);
  assert.equal(await seedAlone(connection), true);
  assert.equal(await countComplaints(connection), count);
});
