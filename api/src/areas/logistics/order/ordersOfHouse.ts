import type { Actor } from '@byggtun/shared/contract/actor';
import { orderTexts } from '@byggtun/shared/contract/orderRules';
import { type Expression, expressionBuilder, type Kysely, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';

const eb = expressionBuilder<Database, 'purchase_order'>();

/**
 * The scope of a house's list and its counts.
 * @throws Refusal 403 for everybody but developer staff, 404 when the house is not there
 */
export const ordersOfHouse = async (
  db: Kysely<Database>,
  actor: Actor,
  houseId: number,
): Promise<Expression<SqlBool>> => {
  requireStaff(actor, orderTexts.onlyStaff);
  const house = await db.selectFrom('house').select('id').where('id', '=', houseId).executeTakeFirst();
  if (!house) throw refuse.notFound();
  return eb('purchase_order.house_id', '=', houseId);
};
