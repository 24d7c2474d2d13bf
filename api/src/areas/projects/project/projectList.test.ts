import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { migrate } from '../../../core/database/migrate';
import { migrations } from '../../../migrations/index';
import { testDatabase } from '../../../testing/testDatabase';

test('a database of the first form of 0012, which lacks the index on names, gets it; another keeps its own', async () => {
  for (const lacks of [true, false]) {
    const database = await testDatabase('0014-site-list');
    const { db } = database;
    if (lacks) await sql`drop index project_name`.execute(db);
    await migrate(database, migrations);
    const { rows } = await sql<{ columns: string }>`
      select pg_get_indexdef('project_name'::regclass) as columns`.execute(db);
    assert.match(rows[0]?.columns ?? '', /\(name, id\)$/);
  }
});
