import type { Actor } from '@byggtun/shared/contract/actor';
import { maySeeOrders, orderTexts } from '@byggtun/shared/contract/orderRules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';

const eb = expressionBuilder<Database, 'purchase_order'>();

/**
 * The caller, who must be developer staff.
 * @throws Refusal 403 for everybody else
 */
export const requireStaff = <Caller extends Actor>(caller: Caller): Caller => {
  if (!maySeeOrders(caller)) throw refuse.forbidden(orderTexts.onlyStaff);
  return caller;
};

/**
 * The scope of an export: all orders.
 * @throws Refusal 403 for everybody but developer staff
 */
export const listedFor = (actor: Actor): Expression<SqlBool> => eb.lit(maySeeOrders(requireStaff(actor)));
