import assert from 'node:assert/strict';
import { test } from 'node:test';

import pg from 'pg';

import { cleanUp } from '../../testing/cleanUp';
import { openLine } from '../../testing/openLine';
import { testDatabase } from '../../testing/testDatabase';
import { watchConnections } from './watchConnections';

test(
  'a server that says nothing more is given up, and the next call gets another connection',
  { timeout: 60_000 },
  async () => {
    const line = await openLine((await testDatabase()).url);
    const pool = new pg.Pool({ connectionString: line.url, max: 1 });
    cleanUp(() => pool.end());
    watchConnections(pool, 5000);
    await pool.query('select 1');
    line.fallSilent();
    await assert.rejects(pool.query('select 1'), /Connection terminated/);
    assert.deepEqual((await pool.query<{ one: number }>('select 1 as one')).rows, [{ one: 1 }]);
  },
);
