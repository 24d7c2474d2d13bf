import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CaseKind } from './caseKind';
import { changesOf } from './changesOf';
import { insertJournal } from './insertJournal';

interface Journalled {
  status: number;
  /** Contact person id. */
  responsible_id: number;
}

/** Keeps who changed what of a record: one line for each field that is no longer what it was. */
export const writeJournal = async (
  transaction: Transaction<Database>,
  authorId: number,
  { kind, id }: { kind: CaseKind['type']; id: number },
  before: Journalled,
  after: Journalled,
): Promise<void> => {
  const by = { owner_kind: kind, owner_id: id, created_by_id: authorId };
  await insertJournal(
    transaction,
    changesOf(before, after).map((change) => ({ ...change, ...by })),
  );
};
