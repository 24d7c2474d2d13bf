import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { sql } from 'kysely';

import { testDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { connect, type Connection } from './connect';
import { databaseProblemOf } from './databaseProblem';

let database: Connection;
before(async () => {
  database = await testDatabase();
});

const problemOf = (work: Promise<unknown>) => work.then(() => 'none', databaseProblemOf);

/** As a failover does: every connection of this database but one's own ends. */
const terminateAll = async () => {
  const other = await connect(database.url);
  await other.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await other.close();
};

/** How many statements sleep in this database. */
const sleeping = async () => {
  const other = await connect(database.url);
  const found = await other.pool.query(
    "select from pg_stat_activity where datname = current_database() and state = 'active' and query = 'select pg_sleep(1000)'",
  );
  await other.close();
  return found.rowCount;
};

test('connections that end in the middle of a transaction or a statement are an error to who uses them, and to nobody else', async () => {
  const { db, pool } = database;
  let began: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (began = resolve));
  let goOn: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (goOn = resolve));
  const transaction = db.transaction().execute(async (open) => {
    await sql`select 1`.execute(open);
    began();
    await isOver;
    await sql`select 2`.execute(open);
  });
  const idle = await pool.connect();
  // The pool has its connection back at once, before its socket has ended; who asks then must get another.
  const afterwards = pool.query('select pg_sleep(1000)').catch(() => pool.query('select 1'));
  const running = [transaction, pool.query('select pg_sleep(1000)')].map(problemOf);
  await isOpen;
  await until(async () => (await sleeping()) === 2);
  await terminateAll();
  goOn();
  assert.deepEqual(await Promise.all(running), ['away', 'away']);
  assert.equal(await problemOf(idle.query('select 1')), 'away');
  idle.release();
  assert.equal((await afterwards).rowCount, 1);
  assert.equal((await pool.query('select 1')).rowCount, 1);
});

test('a connection that ends while nobody uses it is taken out of the pool', async () => {
  const { pool } = database;
  (await pool.connect()).release();
  const removed = new Promise<void>((resolve) => pool.once('remove', () => resolve()));
  await terminateAll();
  await removed;
  assert.equal((await pool.query('select 1')).rowCount, 1);
});

test('a connection to a server that has become a reader is not used again', async () => {
  const { url } = await testDatabase();
  const { db, close } = await connect(url, { connections: 1 });
  await sql`set default_transaction_read_only = on`.execute(db);
  const write = () => db.transaction().execute((open) => sql`create table written ()`.execute(open));
  assert.equal(await problemOf(write()), 'away');
  assert.equal(await problemOf(write()), 'none');
  await close();
});

test('what a statement may take is bounded', async () => {
  const { url } = await testDatabase();
  const bounded = await connect(url, { statementSeconds: 1 });
  assert.equal(await problemOf(bounded.pool.query('select pg_sleep(1000)')), 'slow');
  await bounded.close();
});

test("other errors are not the database's", async () => {
  assert.equal(await problemOf(database.pool.query('select nothing_of_the_kind')), undefined);
  assert.equal(databaseProblemOf(new Error('odd')), undefined);
  assert.equal(databaseProblemOf('odd'), undefined);
});

test('time that is up between two statements is told as one that took too long', () => {
  assert.equal(databaseProblemOf(new DOMException('over', 'TimeoutError')), 'slow');
  assert.equal(databaseProblemOf(new DOMException('left', 'AbortError')), undefined);
});
