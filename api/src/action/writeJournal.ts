import type { Transaction } from 'kysely';

import { changesOf } from '../case/changesOf';
import type { Database } from '../database/schema';
import type { Action } from './actionTable';

type Journalled = Pick<Action, 'id' | 'status' | 'responsible_id'>;

/** Keeps who changed what: one line for each field that is no longer what it was. */
export const writeJournal = async (
  transaction: Transaction<Database>,
  authorId: number,
  before: Journalled,
  after: Omit<Journalled, 'id'>,
): Promise<void> => {
  const changes = changesOf(before, after);
  if (changes.length === 0) return;
  await transaction
    .insertInto('action_journal')
    .values(changes.map((change) => ({ ...change, action_id: before.id, created_by_id: authorId })))
    .execute();
};
