import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createRole } from '../../testing/createRole';
import { testDatabase } from '../../testing/testDatabase';
import { StartError } from '../start/StartError';
import { connect } from './connect';
import { connectProblem } from './connectProblem';

const isSentence = (pattern: RegExp) => (error: unknown) =>
  error instanceof StartError && pattern.test(error.message) && !error.message.includes('hemmelig');

test('a database that refuses us is one sentence with the reason, and without the password', async () => {
  const { url } = await testDatabase();
  const wrong = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return connect(address.href);
  };
  await assert.rejects(
    wrong((address) => (address.password = 'hemmelig')),
    isSentence(/godtar ikke brukernavnet og passordet\. Kontroller DATABASE_URL/),
  );
  await assert.rejects(
    wrong((address) => (address.pathname = 'finnes_ikke')),
    isSentence(/har ingen database finnes_ikke/),
  );
  await assert.rejects(
    wrong((address) => (address.port = '1')),
    isSentence(
      /127\.0\.0\.1:1 svarer ikke \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Kontroller DATABASE_URL/,
    ),
  );
  await assert.rejects(
    wrong((address) => address.searchParams.set('ssl', 'true')),
    isSentence(/svarer ikke \(The server does not support SSL connections\)/),
  );
});

test('a server that answers and does not let us in is told in its own words', async () => {
  const database = await testDatabase();
  const { name, url } = await createRole(database);
  const asIt = (statement: string) => database.pool.query(statement).then(() => connect(url));
  const own = new URL(url).pathname.slice(1);
  for (const [statement, sentence] of [
    [
      `revoke connect on database ${own} from public`,
      /slipper oss ikke inn \(permission denied for database "\w+"\)\. Kontroller DATABASE_URL/,
    ],
    [`alter role ${name} connection limit 0`, /slipper oss ikke inn \(too many connections for role "\w+"\)/],
    [`alter role ${name} nologin`, /slipper oss ikke inn \(role "\w+" is not permitted to log in\)/],
  ] as const)
    await assert.rejects(asIt(statement), isSentence(sentence));
});

test('an address without a password says so too', () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  assert.match(
    connectProblem('postgresql://u@db.example/byggtun', error),
    /^Databasen på db\.example:5432 godtar ikke/,
  );
});
