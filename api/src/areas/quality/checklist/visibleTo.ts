import type { Actor } from '@byggtun/shared/contract/actor';
import { checklistTexts, maySeeChecklists } from '@byggtun/shared/contract/checklistRules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { requireStaff } from '../../../record/person/requireStaff';

const eb = expressionBuilder<Database, 'checklist'>();

/** Checklists are developer staff's alone. */
export const visibleTo = (actor: Actor): Expression<SqlBool> => eb.lit(maySeeChecklists(actor));

/** 'Mine', the scope of badges: what is assigned to oneself. */
export const ownedBy = (actor: Actor): Expression<SqlBool> => eb('checklist.responsible_id', '=', actor.id);

/** The scope of the list, its counts and its export: all of them. @throws Refusal 403 for everybody but developer staff */
export const listedFor = (actor: Actor): Expression<SqlBool> =>
  visibleTo(requireStaff(actor, checklistTexts.onlyStaff));
