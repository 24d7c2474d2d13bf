import type { Insertable, Transaction } from 'kysely';

import { chunksOf } from '../../core/database/chunksOf';
import type { Database } from '../../core/database/schema';

/** Writes lines of journals, of one record or of several. */
export const insertJournal = async (
  transaction: Transaction<Database>,
  lines: readonly Insertable<Database['journal']>[],
): Promise<void> => {
  for (const chunk of chunksOf(lines)) await transaction.insertInto('journal').values(chunk).execute();
};
