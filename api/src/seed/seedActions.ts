import type { Transaction } from 'kysely';

import type { Database } from '../core/database/schema';
import { continueIdentity, insertRows } from './insertRows';
import { makeActions } from './makeActions';
import { makePeople } from './makePeople';
import { makeProjects } from './makeProjects';
import { createRandom } from './random';

/** Deviations, RUH and actions, among the people and the projects of the demo, whose ids are the same every day. */
export const seedActions = async (transaction: Transaction<Database>, today: string): Promise<void> => {
  const people = makePeople(createRandom(1), today);
  const projects = makeProjects(createRandom(2), people);
  const made = makeActions(createRandom(6), today, people, projects);
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
