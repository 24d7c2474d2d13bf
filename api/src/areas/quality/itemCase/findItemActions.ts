import type { ItemActionChoices } from '@byggtun/shared/contract/itemCase';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { countActions } from '../../cases/door';

/** How many actions have followed from the deviations of a checklist's items. Whether the caller may see it is asked before. */
export const findItemActions = async (
  db: Kysely<Database>,
  checklistId: number,
): Promise<ItemActionChoices['aberrationActions']> => {
  const items = await db
    .selectFrom('checkpoint')
    .where('checklist_id', '=', checklistId)
    .where('aberration_id', 'is not', null)
    .select(['id as checklistItemId', 'aberration_id as aberrationId'])
    .orderBy('id')
    .$narrowType<{ aberrationId: number }>()
    .execute();
  const counts = await countActions(
    db,
    items.map(({ aberrationId }) => aberrationId),
  );
  return items.map((item) => ({ ...item, totalActions: counts.get(item.aberrationId)?.total ?? 0 }));
};
