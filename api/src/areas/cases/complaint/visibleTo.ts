import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';

const eb = expressionBuilder<Database, 'complaint'>();

/** `maySee` of the rules as SQL: developer staff see every case, contractors those of their company. */
export const visibleTo = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun ? eb.lit(true) : eb('complaint.company_id', '=', actor.companyId);

/**
 * The scope of lists and counts: developer staff everything, a main contact the company's cases, other contractors
 * their own (docs/product/complaints.md#whose-cases: "the responsible filter is fixed to the user").
 */
export const listedFor = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun || actor.isMainContact
    ? visibleTo(actor)
    : eb.and([visibleTo(actor), eb('complaint.responsible_id', '=', actor.id)]);

/** 'Mine', the scope of badges: as the list, but of developer staff their own cases alone. */
export const ownedBy = (actor: Actor): Expression<SqlBool> =>
  actor.isByggtun ? eb('complaint.responsible_id', '=', actor.id) : listedFor(actor);
