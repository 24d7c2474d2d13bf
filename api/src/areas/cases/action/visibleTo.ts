import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';

const eb = expressionBuilder<Database, 'action'>();

/** `maySeeAction` of the rules as SQL: developer staff every action, contractors those of their company and those they have reported. */
export const visibleTo = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun
    ? eb.lit(true)
    : eb.or([eb('action.company_id', '=', actor.companyId), eb('action.created_by_id', '=', actor.id)]);

/** The scope of lists and counts: developer staff everything, a main contact the company's actions, others their own. */
export const listedFor = (actor: Actor): Expression<SqlBool> => {
  if (actor.isByggtun) return eb.lit(true);
  const ofCompany = eb('action.company_id', '=', actor.companyId);
  return actor.isMainContact ? ofCompany : eb.and([ofCompany, eb('action.responsible_id', '=', actor.id)]);
};

/** 'Mine', the scope of badges: as the list, but of developer staff their own actions alone. */
export const ownedBy = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun ? eb('action.responsible_id', '=', actor.id) : listedFor(actor);
