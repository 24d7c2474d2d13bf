import type { Actor } from '@byggtun/shared/contract/actor';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';
import type { StoredChecklist } from './checklistTable';

/**
 * The checklist, held until the transaction ends: what is done in one is done one at a time.
 * @throws Refusal 403 for everybody but developer staff, 404 when it is not there
 */
export const lockChecklist = async (
  transaction: Transaction<Database>,
  actor: Actor,
  id: number,
): Promise<StoredChecklist> => {
  requireStaff(actor, checklistTexts.onlyStaff);
  const found = await transaction
    .selectFrom('checklist')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
