import { defaultActionFilter } from '@byggtun/shared/contract/actionStatus';
import { defaultStatusFilter } from '@byggtun/shared/contract/complaintStatus';
import type { BadgeCounts } from '@byggtun/shared/contract/user';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CurrentUser } from '../../record/person/currentUser';
import { ownedBy as actionsOwnedBy } from './action/visibleTo';
import { ownedBy } from './complaint/visibleTo';

/** Open cases of the caller: with 'Mine' as scope and the lists' own status filter. */
export const countBadges = async (db: Kysely<Database>, user: CurrentUser): Promise<BadgeCounts> => {
  const [cases, actions] = await Promise.all([
    db
      .selectFrom('complaint')
      .where(ownedBy(user))
      .where('complaint.status', 'in', defaultStatusFilter)
      .groupBy('complaint.is_enquiry')
      .select((eb) => ['complaint.is_enquiry as isEnquiry', eb.fn.countAll<number>().as('count')])
      .execute(),
    db
      .selectFrom('action')
      .where(actionsOwnedBy(user))
      .where('action.status', 'in', defaultActionFilter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const countOf = (isEnquiry: boolean) => cases.find((row) => row.isEnquiry === isEnquiry)?.count ?? 0;
  return { complaints: countOf(false), enquiry: countOf(true), actions: actions.count };
};
