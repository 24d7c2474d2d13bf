import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { DemoTime } from '../../../../record/demo/demoPart';
import { continueIdentity, insertRows } from '../../../../record/demo/insertRows';
import { findMinuteGround } from './findMinuteGround';
import { makeMinutes } from './makeMinutes';

/** Gives the projects of the demo the minutes of their meetings. */
export const seedMinutes = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  const made = makeMinutes(await findMinuteGround(transaction), day);
  if (made.minutes.length === 0) return;
  await insertRows(transaction, 'minute', made.minutes);
  await insertRows(transaction, 'minute_registration', made.registrations);
  await insertRows(transaction, 'minute_person', made.people);
  await insertRows(transaction, 'minute_aberration', made.aberrations);
  await continueIdentity(transaction, ['minute']);
};
