import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { sql } from 'kysely';

import { testDatabase } from '../../testing/testDatabase';
import type { Connection } from '../database/connect';
import { pruneMail } from './pruneMail';

let database: Connection;
before(async () => {
  database = await testDatabase();
});

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/** When a mail was written and sent, and with what. */
interface Times {
  /** Days ago. */
  written: number;
  /** Days ago; not sent when left out. */
  sent?: number;
  /** The letter in which it went along. */
  letter_id?: number;
  waits?: true;
}

const insert = async (subject: string, { written, sent, letter_id, waits }: Times) => {
  const { id } = await database.db
    .insertInto('mail')
    .values({
      ...{ subject, to_address: 'piotr@nordretomrer.example', text: '', path: '/complaints/7' },
      letter_id: letter_id ?? null,
      created_at: daysAgo(written),
      sent_at: sent === undefined ? null : daysAgo(sent),
      next_try_at: waits ? daysAgo(0) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

test('a letter goes ninety days after it was sent or given up, with what went along in it; what waits stays', async () => {
  const { db } = database;
  const letter = await insert('sent long ago', { written: 91, sent: 91 });
  await insert('went along', { letter_id: letter, written: 91, sent: 89 });
  await insert('given up long ago', { written: 91 });
  const recent = await insert('sent lately', { written: 100, sent: 89 });
  await insert('went along lately', { letter_id: recent, written: 100, sent: 89 });
  await insert('given up lately', { written: 89 });
  await insert('waits', { written: 91, waits: true });
  await pruneMail(db);
  const left = await db.selectFrom('mail').select('subject').orderBy('id').execute();
  assert.deepEqual(
    left.map(({ subject }) => subject),
    ['sent lately', 'went along lately', 'given up lately', 'waits'],
  );
});
