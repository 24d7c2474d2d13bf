import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { taskFilterOptions } from '@byggtun/shared/contract/schedule';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findCaseChoices } from '../../../record/case/findCaseChoices';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findTradeChoices } from './findTradeChoices';

/** What the filters of the list can be set to. */
export const findScheduleChoices = async (
  db: Kysely<Database>,
  user: CurrentUser,
): Promise<RouteAnswer<typeof taskFilterOptions>> => {
  const [choices, tradeCodes] = await Promise.all([
    findCaseChoices(db, 'schedule', user),
    findTradeChoices(db),
  ]);
  return { ...choices, tradeCodes };
};
