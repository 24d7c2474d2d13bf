import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testDatabase } from '../../testing/testDatabase';
import { publishAll } from './publish';

/** More than one statement takes: each has two parameters of the 65,535 that the protocol allows. */
const many = 33_000;

test('any number of events is sent, in their order and all or none', async () => {
  const { db } = await testDatabase();
  const messages = Array.from({ length: many }, (_, id) => ({
    audience: ['staff'],
    event: 'OnCaseChanged' as const,
    payload: { type: 'complaint', id },
  }));
  const sent = () => db.selectFrom('hub_event').select('payload').orderBy('id').execute();
  await assert.rejects(
    db.transaction().execute(async (transaction) => {
      await publishAll(transaction, messages.slice(0, 5001));
      throw new Error('given up');
    }),
    /given up/,
  );
  assert.equal((await sent()).length, 0);
  await db.transaction().execute((transaction) => publishAll(transaction, messages));
  const ids = (await sent()).map(({ payload }) => (payload as { payload: { id: number } }).payload.id);
  assert.deepEqual(
    ids,
    messages.map(({ payload }) => payload.id),
  );
});
