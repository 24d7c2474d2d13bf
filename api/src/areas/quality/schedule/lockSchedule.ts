import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { Schedule } from './scheduleTable';
import { visibleTo } from './visibleTo';

/**
 * The self-check, held until the transaction ends: what is done in one is done one at a time.
 * @throws Refusal 404 when it is not there or not the caller's to see
 */
export const lockSchedule = async (
  transaction: Transaction<Database>,
  actor: Actor,
  id: number,
): Promise<Schedule> => {
  const found = await transaction
    .selectFrom('schedule')
    .selectAll()
    .where('schedule.id', '=', id)
    .where(visibleTo(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
