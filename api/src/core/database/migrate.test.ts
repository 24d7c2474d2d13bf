import assert from 'node:assert/strict';
import { test } from 'node:test';

import { migrations } from '../../migrations/index';
import { cleanUp } from '../../testing/cleanUp';
import { createDatabase } from '../../testing/createDatabase';
import { createRole } from '../../testing/createRole';
import { clusterUrl, testDatabase } from '../../testing/testDatabase';
import { StartError } from '../start/StartError';
import { connect, type Connection } from './connect';
import { migrate, type Migrations } from './migrate';

const refusalOf = async (connection: Connection, given: Migrations) => {
  try {
    await migrate(connection, given);
  } catch (error) {
    assert.ok(error instanceof StartError);
    return error.message;
  }
  return '';
};

const open = async (url: string) => {
  const connection = await connect(url);
  cleanUp(connection.close);
  return connection;
};

test('a migration that fails is told with its name and the reason', async () => {
  const up = () => Promise.reject(new Error('permission denied to create extension "pg_trgm"'));
  assert.equal(
    await refusalOf(await testDatabase(), { ...migrations, '9999-broken': { up } }),
    'Oppgraderingen av databasen stoppet (9999-broken): permission denied to create extension "pg_trgm".',
  );
});

test('a user who may create nothing is told so', async () => {
  const empty = await open((await createDatabase(await clusterUrl())).url);
  const limited = await open((await createRole(empty)).url);
  assert.equal(
    await refusalOf(limited, migrations),
    'Oppgraderingen av databasen stoppet (før den første): permission denied for schema public.',
  );
});

test('a database of a newer version is told apart from one that can not be upgraded', async () => {
  const [newest = '', ...older] = Object.keys(migrations).sort().reverse();
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => older.includes(name)));
  assert.equal(
    await refusalOf(await testDatabase(), known),
    `Databasen er oppgradert av en nyere versjon av Byggtun (${newest} er ukjent for denne). Start den versjonen, eller en som er enda nyere.`,
  );
});
