import type { Actor } from '@byggtun/shared/contract/actor';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';

/** Keeps who has changed the checklist, and tells developer staff on commit. */
export const tellChanged = async (
  transaction: Transaction<Database>,
  actor: Actor,
  id: number,
): Promise<void> => {
  await transaction
    .updateTable('checklist')
    .set({ updated_at: sql<Date>`clock_timestamp()`, updated_by_id: actor.id })
    .where('id', '=', id)
    .execute();
  await publishCaseChanged(transaction, { type: 'checklist', id });
};
