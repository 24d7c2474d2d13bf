import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { demoDatabase } from '../testing/demoDatabase';
import { testDatabase } from '../testing/testDatabase';

const run = promisify(execFile);
const command = fileURLToPath(new URL('../../../tools/run/seed.mjs', import.meta.url));

test('npm run seed fills a database up to so many cases, later up to more, and again changes nothing', async () => {
  const { db, pool } = await testDatabase();
  const env = { ...process.env, DATABASE_URL: pool.options.connectionString };
  const count = async () => {
    const { all } = await db
      .selectFrom('complaint')
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    return all;
  };
  for (const [scale, cases] of [
    ['2000', 2000],
    ['2500', 2500],
    ['2500', 2500],
  ] as const) {
    await run(process.execPath, [command, '--scale', scale], { env });
    assert.equal(await count(), cases);
  }
});

test('a scale that is no number is refused with a sentence', async () => {
  const failed = await run(process.execPath, [command, '--scale', 'mange']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  assert.ok('code' in failed && failed.code === 1);
  assert.match(failed.stderr, /--scale skal være et helt antall saker/);
});

test('npm run seed fills a database up to so many projects in phases and concepts of all kinds, one with 200 people', async () => {
  const { pool } = await demoDatabase();
  const env = { ...process.env, DATABASE_URL: pool.options.connectionString };
  for (const projects of ['100', '100'])
    await run(process.execPath, [command, '--projects', projects], { env });
  const { rows } = await pool.query<Record<string, number>>(
    `select count(*)::int as all, count(distinct status)::int as phases, count(distinct project_type_id)::int as concepts,
      count(distinct name)::int as names, count(image_version)::int as pictured,
      (select max(people)::int from (select count(*) as people from project_member group by project_id) a) as crowd
      from project`,
  );
  const { pictured = 0, ...counts } = rows[0] ?? {};
  assert.deepEqual(counts, { all: 100, phases: 6, concepts: 4, names: 100, crowd: 200 });
  assert.ok(pictured > 10);
});
