import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';

const eb = expressionBuilder<Database, 'aberration'>();

/**
 * Who sees a deviation or RUH: developer staff every one, contractors those that they have reported, and those that their
 * company has an action of, now or since the beginning.
 */
export const visibleTo = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun
    ? eb.lit(true)
    : eb.or([
        eb('aberration.company_id', '=', actor.companyId),
        eb('aberration.created_by_id', '=', actor.id),
        eb.exists(
          eb
            .selectFrom('action')
            .whereRef('action.aberration_id', '=', 'aberration.id')
            .where('action.company_id', '=', actor.companyId)
            .select('action.id'),
        ),
      ]);
