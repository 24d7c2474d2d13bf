import type { Actor } from '@byggtun/shared/contract/actor';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';
import type { StoredChecklist } from '../checklist/checklistTable';
import { lockChecklist } from '../checklist/lockChecklist';
import type { Checkpoint } from '../checklistItem/checkpointTable';

/** An item and its checklist, both held, with what the checklist is for. */
export interface LockedItem {
  item: Checkpoint;
  checklist: StoredChecklist;
  /** 0 deviation, 1 complaint, 2 action. */
  discrepancyType: 0 | 1 | 2;
}

/**
 * An item and its checklist, held until the transaction ends.
 * @throws Refusal 403 for everybody but developer staff, 404 when it is not there
 */
export const lockItem = async (
  transaction: Transaction<Database>,
  actor: Actor,
  id: number,
): Promise<LockedItem> => {
  requireStaff(actor, checklistTexts.onlyStaff);
  const found = await transaction
    .selectFrom('checkpoint')
    .where('id', '=', id)
    .select('checklist_id')
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  // The checklist first, as everybody does who changes one.
  const checklist = await lockChecklist(transaction, actor, found.checklist_id);
  const item = await transaction
    .selectFrom('checkpoint')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { discrepancy_type } = await transaction
    .selectFrom('checklist_template')
    .where('id', '=', checklist.template_id)
    .select('discrepancy_type')
    .executeTakeFirstOrThrow();
  return { item, checklist, discrepancyType: discrepancy_type };
};
