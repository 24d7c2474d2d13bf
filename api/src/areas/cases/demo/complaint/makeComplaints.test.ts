import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createRandom } from '../../../../record/demo/random';
import { demoDatabase } from '../../../../testing/demoDatabase';
import { findComplaintGround } from './findComplaintGround';
import { makeComplaints } from './makeComplaints';

const make = async (today: string) => {
  const { db } = await demoDatabase('2026-11-21T12:00:00Z');
  const ground = await db.transaction().execute(findComplaintGround);
  return makeComplaints(createRandom(3), today, ground);
};

test('complaints and enquiries are the same each time, with the counts that were decided, in every state', async () => {
  const made = await make('2026-11-21');
  assert.deepEqual(await make('2026-11-21'), made);
  const { complaints } = made;
  assert.equal(complaints.filter(({ is_enquiry }) => !is_enquiry).length, 1500);
  assert.equal(complaints.filter(({ is_enquiry }) => is_enquiry).length, 400);
  assert.deepEqual([...new Set(complaints.map(({ status }) => status))].sort(), [0, 1, 2, 3, 4, 5, 6, 7]);
});

test('the days move with today, nothing lies in the future', async () => {
  const { complaints, comments } = await make('2027-03-02');
  assert.ok(complaints.every(({ line_date }) => line_date < '2027-03-02'));
  assert.ok(comments.every(({ created_at }) => created_at && created_at < new Date('2027-03-02')));
  const isLate = complaints.filter(
    ({ status, deadline }) => status === 0 && deadline && deadline < '2027-03-02',
  );
  assert.ok(isLate.length > 20 && isLate.length < 150);
});
