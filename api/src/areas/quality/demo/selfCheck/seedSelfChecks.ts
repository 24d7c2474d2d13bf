import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { DemoTime } from '../../../../record/demo/demoPart';
import { continueIdentity, insertRows } from '../../../../record/demo/insertRows';
import { createRandom } from '../../../../record/demo/random';
import { findSelfCheckGround } from './findSelfCheckGround';
import { makeSelfChecks } from './makeSelfChecks';
import { tradeCodes } from './tradeCodes';

/** Self-checks in all states, on the projects and among the people of the demo; deviations that are there already belong to some. */
export const seedSelfChecks = async (
  transaction: Transaction<Database>,
  { day }: DemoTime,
): Promise<void> => {
  const ground = await findSelfCheckGround(transaction);
  const made = makeSelfChecks(createRandom(19), day, ground);
  await insertRows(
    transaction,
    'trade_code',
    tradeCodes.map(({ id, code, name }) => ({ id, code, name })),
  );
  await insertRows(transaction, 'schedule', made.schedules);
  await insertRows(transaction, 'activity', made.activities);
  await insertRows(transaction, 'journal', made.journal);
  await continueIdentity(transaction, ['trade_code', 'schedule', 'activity']);
};
