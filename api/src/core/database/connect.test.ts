import assert from 'node:assert/strict';
import { test } from 'node:test';

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
    isSentence(/127\.0\.0\.1:1 svarer ikke/),
  );
});

test('an address without a password says so too', () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  assert.match(
    connectProblem('postgresql://u@db.example/byggtun', error),
    /^Databasen på db\.example:5432 godtar ikke/,
  );
});
