import type { Actor } from '@byggtun/shared/contract/actor';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { findItems } from '../checklistItem/findItems';
import type { LockedItem } from './lockItem';

/** An item as it is now, with what was made of it. */
export const showItem = async (
  transaction: Transaction<Database>,
  actor: Actor,
  { item }: LockedItem,
): Promise<ChecklistItem> => {
  const [shown] = await findItems(transaction, actor, item.checklist_id, [item.id]);
  if (!shown) throw refuse.notFound();
  return shown;
};
