import type { HubEvent } from '@byggtun/shared/contract/hub';
import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import { publish } from '../../core/hub/publish';

/** Who hears of a change besides developer staff. */
interface Hearers {
  companyIds?: readonly number[];
  /** Contact persons. */
  personIds?: readonly number[];
}

/** Tells developer staff and the others, on commit, that a case was changed or commented. */
export const publishCaseChanged = (
  transaction: Transaction<Database>,
  changed: HubEvent<'OnCaseChanged'>,
  { companyIds = [], personIds = [] }: Hearers = {},
): Promise<void> => {
  const groups = [
    ...companyIds.map((companyId) => `company:${companyId}`),
    ...personIds.map((personId) => `person:${personId}`),
  ];
  return publish(transaction, ['staff', ...new Set(groups)], 'OnCaseChanged', changed);
};
