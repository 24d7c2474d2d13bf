import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { visibleTo } from './visibleTo';

/**
 * Turns away who may not see the complaint.
 * @throws Refusal 404
 */
export const requireVisible = async (db: Kysely<Database>, actor: CaseActor, id: number): Promise<void> => {
  const found = await db
    .selectFrom('complaint')
    .select('complaint.id')
    .where('complaint.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
};
