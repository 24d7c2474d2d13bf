import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { testDatabase } from '../testing/testDatabase';

const run = promisify(execFile);
const command = fileURLToPath(new URL('../../../tools/run/seed.mjs', import.meta.url));

test('npm run seed fills a database up to so many cases, and again changes nothing', async () => {
  const { db, pool } = await testDatabase();
  const env = { ...process.env, DATABASE_URL: pool.options.connectionString };
  const count = async () => {
    const { all } = await db
      .selectFrom('complaint')
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    return all;
  };
  for (const scale of ['5000', '5000', '0']) {
    await run(process.execPath, [command, '--scale', scale], { env });
    assert.equal(await count(), 5000);
  }
});

test('a scale that is no number is refused with a sentence', async () => {
  const failed = await run(process.execPath, [command, '--scale', 'mange']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  assert.ok('code' in failed && failed.code === 1);
  assert.match(failed.stderr, /--scale skal være et helt antall saker/);
});
