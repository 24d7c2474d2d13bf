import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';

const eb = expressionBuilder<Database, 'schedule'>();

/** `maySeeSchedule` of the rules as SQL: developer staff every self-check, contractors those of their company. */
export const visibleTo = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun ? eb.lit(true) : eb('schedule.company_id', '=', actor.companyId);

/** 'Mine', the scope of badges: one's own. */
export const ownedBy = (actor: Actor): Expression<SqlBool> => eb('schedule.responsible_id', '=', actor.id);

/** The scope of the list and its counts: developer staff everything, everybody else their own. */
export const listedFor = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun ? eb.lit(true) : ownedBy(actor);
