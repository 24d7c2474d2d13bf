import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';

/**
 * The chosen contact person, if they may become responsible: anyone active for developer staff, active colleagues for
 * contractors (docs/product/complaints.md#who-may-do-what). Locked, so that they are not deactivated meanwhile.
 */
export const findNewResponsible = (
  transaction: Transaction<Database>,
  actor: Actor,
  id: number,
): Promise<{ id: number; company_id: number } | undefined> =>
  transaction
    .selectFrom('contact_person')
    .select(['id', 'company_id'])
    .where('id', '=', id)
    .where('active', '=', true)
    .$if(!actor.isByggtun, (query) => query.where('company_id', '=', actor.companyId))
    .forShare()
    .executeTakeFirst();
