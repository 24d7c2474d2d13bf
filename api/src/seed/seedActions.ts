import type { Transaction } from 'kysely';

import type { Database } from '../core/database/schema';
import { findActionGround } from './findActionGround';
import { continueIdentity, insertRows } from './insertRows';
import { makeActions } from './makeActions';
import { createRandom } from './random';

/** Deviations, RUH and actions, among the people and on the projects that are there. */
export const seedActions = async (transaction: Transaction<Database>, today: string): Promise<void> => {
  const made = makeActions(createRandom(6), today, await findActionGround(transaction));
  await insertRows(transaction, 'aberration_type', made.types);
  await insertRows(transaction, 'aberration_cause', made.causes);
  await insertRows(transaction, 'aberration_location', made.locations);
  await insertRows(transaction, 'aberration', made.aberrations);
  await insertRows(transaction, 'action', made.actions);
  await insertRows(transaction, 'journal', made.journal);
  await insertRows(transaction, 'comment', made.comments);
  const tables = [
    'aberration_type',
    'aberration_cause',
    'aberration_location',
    'aberration',
    'action',
  ] as const;
  await continueIdentity(transaction, [...tables]);
};
