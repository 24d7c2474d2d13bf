import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { DemoTime } from '../../../../record/demo/demoPart';
import { continueIdentity, insertRows } from '../../../../record/demo/insertRows';
import { createRandom } from '../../../../record/demo/random';
import { findActionGround } from './findActionGround';
import { makeActions } from './makeActions';

/** Deviations, RUH and actions, among the people and on the projects that are there. */
export const seedActions = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  const made = makeActions(createRandom(6), day, await findActionGround(transaction));
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
