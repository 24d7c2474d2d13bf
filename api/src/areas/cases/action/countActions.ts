import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** How many actions have followed from a deviation. */
export interface ActionCount {
  total: number;
  treated: number;
}

/** The actions of these deviations, counted, by deviation. Whether the caller may see the deviations is asked before. */
export const countActions = async (
  db: Kysely<Database>,
  aberrationIds: readonly number[],
): Promise<ReadonlyMap<number, ActionCount>> => {
  if (aberrationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('action')
    .where('aberration_id', 'in', aberrationIds)
    .select(({ fn }) => [
      'aberration_id',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', treatedStatus).as('treated'),
    ])
    .groupBy('aberration_id')
    .execute();
  return new Map(
    rows.flatMap(({ aberration_id, ...count }) => (aberration_id === null ? [] : [[aberration_id, count]])),
  );
};
