import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import type { Schedule } from './scheduleTable';

/** Moves 'updated', and tells on commit whoever may see the self-check. */
export const tellChanged = async (
  transaction: Transaction<Database>,
  { id, company_id }: Pick<Schedule, 'id' | 'company_id'>,
): Promise<void> => {
  const updated_at = sql<Date>`clock_timestamp()`;
  await transaction.updateTable('schedule').set({ updated_at }).where('id', '=', id).execute();
  await publishCaseChanged(transaction, { type: 'schedule', id }, { companyIds: [company_id] });
};
