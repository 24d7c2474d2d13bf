import type { Actor } from '@byggtun/shared/contract/actor';
import { orderTexts } from '@byggtun/shared/contract/orderRules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';
import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';

const eb = expressionBuilder<Database, 'purchase_order'>();
const findHouse = prepare('houseOfOrders', compiler.selectFrom('house').select('id').where('id', '=', 0));

/**
 * The scope of a house's list and its counts.
 * @throws Refusal 403 for everybody but developer staff, 404 when the house is not there
 */
export const ordersOfHouse = async (
  pool: pg.Pool,
  actor: Actor,
  houseId: number,
): Promise<Expression<SqlBool>> => {
  requireStaff(actor, orderTexts.onlyStaff);
  const [house] = await findHouse(pool, [houseId]);
  if (!house) throw refuse.notFound();
  return eb('purchase_order.house_id', '=', houseId);
};
