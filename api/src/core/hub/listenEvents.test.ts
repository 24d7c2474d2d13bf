import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { cleanUp } from '../../testing/cleanUp';
import { openLine } from '../../testing/openLine';
import { testDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import type { Connection } from '../database/connect';
import { createGroups } from './groups';
import { listenEvents } from './listenEvents';
import { publish } from './publish';

/** Listens as an instance does; answers what its browsers would be told, and how often it has begun to listen. */
const listen = async (connection: Connection, beat?: number) => {
  const heard: unknown[] = [];
  const deliver = (_audience: string[], _event: string, payload: unknown) => void heard.push(payload);
  let begun = 0;
  const recheck = () => {
    begun += 1;
  };
  const events = listenEvents(connection, { ...createGroups(), deliver }, recheck, beat);
  cleanUp(events.stop);
  await events.start();
  return { heard, begun: () => begun };
};

const tell = ({ db }: Connection, id: number) =>
  db
    .transaction()
    .execute((transaction) => publish(transaction, ['staff'], 'OnCaseChanged', { type: 'complaint', id }));

test('a listening connection that falls silent is given up, and what came meanwhile is heard', async () => {
  const database = await testDatabase();
  const line = await openLine(database.url);
  const { heard } = await listen({ ...database, url: line.url }, 1);
  line.fallSilent();
  await tell(database, 7);
  await until(() => heard.length > 0);
  assert.deepEqual(heard, [{ type: 'complaint', id: 7 }]);
});

test('a try to listen that fails leaves no connection behind', async () => {
  const database = await testDatabase();
  const { db, pool } = database;
  await sql`alter table hub_event rename to hub_event_away`.execute(db);
  const { heard, begun } = await listen(database);
  await until(() => begun() > 3);
  await sql`alter table hub_event_away rename to hub_event`.execute(db);
  await tell(database, 8);
  await until(() => heard.length > 0);
  const connections = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*) from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
    );
    return rows[0]?.count;
  };
  await until(async () => (await connections()) === pool.totalCount + 1);
});
