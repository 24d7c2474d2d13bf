import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** Closes the deviation behind an action once all its actions are treated. Of two that are treated at once the second closes it. */
export const closeAberration = async (
  transaction: Transaction<Database>,
  aberrationId: number,
): Promise<void> => {
  await transaction
    .selectFrom('aberration')
    .select('id')
    .where('id', '=', aberrationId)
    .forUpdate()
    .execute();
  await transaction
    .updateTable('aberration')
    .set({ status: treatedStatus, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', aberrationId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('action')
            .where('action.aberration_id', '=', aberrationId)
            .where('action.status', '!=', treatedStatus)
            .select('action.id'),
        ),
      ),
    )
    .execute();
};
