import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../database/schema';

const eb = expressionBuilder<Database, 'action'>();

/** `maySeeAction` of the rules as SQL: developer staff every action, contractors those of their company and those they have reported. */
export const visibleTo = (actor: CaseActor): Expression<SqlBool> =>
  actor.isByggtun
    ? eb.lit(true)
    : eb.or([eb('action.company_id', '=', actor.companyId), eb('action.created_by_id', '=', actor.id)]);
