import type { Transaction } from 'kysely';

import type { Database } from '../database/schema';
import { publish } from '../hub/publish';

/** Tells developer staff and the companies, on commit, that a case was changed or commented. */
export const publishCaseChanged = (
  transaction: Transaction<Database>,
  id: number,
  companyIds: number[],
): Promise<void> => {
  const companies = [...new Set(companyIds)].map((companyId) => `company:${companyId}`);
  return publish(transaction, ['staff', ...companies], 'OnCaseChanged', { type: 'complaint', id });
};
