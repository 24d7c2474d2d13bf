import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { visibleTo as scheduleVisibleTo } from '../schedule/visibleTo';

const eb = expressionBuilder<Database, 'activity'>();

/** Who sees its self-check. */
export const visibleTo = (actor: Actor): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('schedule')
      .whereRef('schedule.id', '=', 'activity.schedule_id')
      .where(scheduleVisibleTo(actor))
      .select('schedule.id'),
  );
