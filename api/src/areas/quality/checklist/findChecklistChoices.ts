import type { checklistFilterOptions } from '@byggtun/shared/contract/checklistList';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findCaseChoices } from '../../../record/case/findCaseChoices';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findTradeChoices } from '../schedule/findTradeChoices';

/** What the filters of the list can be set to. */
export const findChecklistChoices = async (
  db: Kysely<Database>,
  user: CurrentUser,
): Promise<RouteAnswer<typeof checklistFilterOptions>> => {
  const [{ contactPersons, users, projects }, tradeCodes] = await Promise.all([
    findCaseChoices(db, 'checklist', user),
    findTradeChoices(db),
  ]);
  return { contactPersons, users, projects, tradeCodes };
};
