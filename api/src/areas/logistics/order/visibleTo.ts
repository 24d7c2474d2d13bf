import type { Actor } from '@byggtun/shared/contract/actor';
import { maySeeOrders, orderTexts } from '@byggtun/shared/contract/orderRules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { requireStaff } from '../../../record/person/requireStaff';

const eb = expressionBuilder<Database, 'purchase_order'>();

/** The scope of an export: all orders. @throws Refusal 403 for everybody but developer staff */
export const listedFor = (actor: Actor): Expression<SqlBool> =>
  eb.lit(maySeeOrders(requireStaff(actor, orderTexts.onlyStaff)));
