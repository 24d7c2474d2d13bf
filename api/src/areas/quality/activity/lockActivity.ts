import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { lockSchedule } from '../schedule/lockSchedule';
import type { Schedule } from '../schedule/scheduleTable';
import type { Activity } from './activityTable';

/**
 * An activity and its self-check, both held until the transaction ends.
 * @throws Refusal 404 when it is not there or not the caller's to see
 */
export const lockActivity = async (
  transaction: Transaction<Database>,
  actor: Actor,
  id: number,
): Promise<{ activity: Activity; schedule: Schedule }> => {
  const found = await transaction
    .selectFrom('activity')
    .select('schedule_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  // The self-check first: whoever works on it waits here, and never holds what another waits for.
  const schedule = await lockSchedule(transaction, actor, found.schedule_id);
  const activity = await transaction
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { activity, schedule };
};
