import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { tellChanged } from '../checklist/tellChanged';
import type { Checkpoint } from '../checklistItem/checkpointTable';
import type { LockedItem } from './lockItem';

type CaseColumn = Pick<Checkpoint, 'aberration_id' | 'complaint_id' | 'action_id'>;

/** Keeps which case was made of an item, and tells developer staff. Its answer stays as it is, and so does its version. */
export const linkCase = async (
  transaction: Transaction<Database>,
  actor: Actor,
  { item, checklist }: LockedItem,
  made: Partial<CaseColumn>,
): Promise<void> => {
  await transaction.updateTable('checkpoint').set(made).where('id', '=', item.id).execute();
  await tellChanged(transaction, actor, checklist.id);
};
