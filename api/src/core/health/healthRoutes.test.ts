import assert from 'node:assert/strict';
import { test } from 'node:test';

import { buildTestApp } from '../../testing/testApp';
import { testDatabase } from '../../testing/testDatabase';
import { connect } from '../database/connect';

test('health tells that the database answers, without sign-in', async () => {
  const app = await buildTestApp();
  const answer = await app.inject('/api/health');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { status: 'ok', database: 'up' });
});

test('health answers 503 when the database is away', async () => {
  const { url } = await testDatabase();
  const connection = await connect(url);
  const app = await buildTestApp({}, connection);
  await connection.close();
  const answer = await app.inject('/api/health');
  assert.equal(answer.statusCode, 503);
  assert.deepEqual(answer.json(), { status: 'error', database: 'down' });
});

test('an unknown call of the API answers 404 in the error shape', async () => {
  const app = await buildTestApp();
  const answer = await app.inject('/api/nowhere');
  assert.equal(answer.statusCode, 404);
  assert.deepEqual(answer.json(), { error: 'notFound', message: 'Ikke funnet' });
});
