import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { sql } from 'kysely';

import { testDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { callDatabase } from './callDatabase';
import type { Connection } from './connect';

let database: Connection;
before(async () => {
  database = await testDatabase();
});

/** Ends by itself, without an error, when nobody cancels it; before a statement's time is up, which would look like a cancellation. */
const long = 'select pg_sleep(20)';

/** Statements of this database that sleep or wait on the server. */
const sleeping = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and (query like '%pg_sleep(%' or wait_event = 'advisory') and pid <> pg_backend_pid()",
  );
  return rows[0]?.count;
};

const untilSleeping = (count: number) => until(async () => (await sleeping()) === count);

const isCancelled = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014';

test('what runs is cancelled on the server when the caller leaves, and nothing more begins', async () => {
  const leaving = new AbortController();
  const { db, pool } = callDatabase(database, leaving.signal);
  const running = [
    pool.query(long),
    sql.raw(long).execute(db),
    db.transaction().execute((transaction) => sql.raw(long).execute(transaction)),
  ];
  const ended = Promise.all(running.map((each) => assert.rejects(each, isCancelled)));
  await untilSleeping(3);
  leaving.abort(new Error('left'));
  await ended;
  await untilSleeping(0);
  await assert.rejects(pool.query('select 1'), /left/);
  await assert.rejects(db.selectFrom('project').select('id').execute(), /left/);
});

test("a connection that was cancelled is nobody else's afterwards, and others go on", async () => {
  const leaving = new AbortController();
  const bound = callDatabase(database, leaving.signal);
  const { rows } = await bound.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const left = assert.rejects(bound.pool.query(long), isCancelled);
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock(1)');
  const others = database.pool.query('select pg_advisory_xact_lock(1)');
  await untilSleeping(2);
  leaving.abort();
  await left;
  await holder.query('select pg_advisory_unlock(1)');
  holder.release();
  await others;
  const pids = await Promise.all(
    Array.from({ length: 30 }, () => database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')),
  );
  assert.ok(rows[0]);
  assert.ok(!pids.some((each) => each.rows[0]?.pid === rows[0]?.pid));
});

test('a call that ends as it should cancels nothing when its caller leaves later', async () => {
  const leaving = new AbortController();
  const bound = callDatabase(database, leaving.signal);
  await bound.pool.query('select 1');
  const others = Array.from({ length: 20 }, () => database.pool.query('select pg_sleep(0.1), 7 as seven'));
  leaving.abort();
  assert.equal((await Promise.all(others)).length, 20);
});
