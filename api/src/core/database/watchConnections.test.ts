import assert from 'node:assert/strict';
import { Socket } from 'node:net';
import { test } from 'node:test';

import pg from 'pg';

import { program } from '../../../../tools/test/ceilings';
import { cleanUp } from '../../testing/cleanUp';
import { openLine } from '../../testing/openLine';
import { testDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { watchConnections } from './watchConnections';

test('a server that says nothing more is given up, and the next call gets another connection', async () => {
  const line = await openLine((await testDatabase()).url);
  const pool = new pg.Pool({ connectionString: line.url, max: 1 });
  cleanUp(() => pool.end());
  const streams: unknown[] = [];
  pool.on('connect', ({ connection }) => streams.push(connection.stream));
  watchConnections(pool, program.wait);
  await pool.query('select 1');
  line.fallSilent();
  const lost = assert.rejects(pool.query('select 1'), /Connection terminated/);
  await until(() => pool.idleCount === 0);
  const [stream] = streams;
  assert.ok(stream instanceof Socket);
  // What it says itself after so long.
  assert.equal(stream.timeout, program.wait);
  stream.emit('timeout');
  await lost;
  assert.deepEqual((await pool.query<{ one: number }>('select 1 as one')).rows, [{ one: 1 }]);
});
