import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { DemoTime } from '../../../../record/demo/demoPart';
import { continueIdentity, insertRows } from '../../../../record/demo/insertRows';
import { createRandom } from '../../../../record/demo/random';
import { findComplaintGround } from './findComplaintGround';
import { makeComplaints } from './makeComplaints';

/** Complaints and enquiries with what happened to them, among the people and on the projects that are there. */
export const seedComplaints = async (
  transaction: Transaction<Database>,
  { day }: DemoTime,
): Promise<void> => {
  const made = makeComplaints(createRandom(3), day, await findComplaintGround(transaction));
  await insertRows(transaction, 'complaint', made.complaints);
  await insertRows(transaction, 'journal', made.journal);
  await insertRows(transaction, 'comment', made.comments);
  await continueIdentity(transaction, ['complaint']);
};
