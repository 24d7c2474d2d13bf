import type { Actor } from '@byggtun/shared/contract/actor';
import { type findScannedOrder, orderNumbersIn } from '@byggtun/shared/contract/orderCode';
import { orderTexts } from '@byggtun/shared/contract/orderRules';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';

/**
 * The order that a code names; of several, the one whose number stands first in it.
 * @throws Refusal 403 for everybody but developer staff, 404 when it names none
 */
export const findByCode = async (
  db: Kysely<Database>,
  actor: Actor,
  code: string,
): Promise<RouteAnswer<typeof findScannedOrder>> => {
  requireStaff(actor, orderTexts.onlyStaff);
  const numbers = orderNumbersIn(code);
  const found = await db
    .selectFrom('purchase_order')
    .where('order_number', '=', sql<string>`any(${numbers}::text[])`)
    .select(['id', 'order_number as orderId', 'project_id as projectId', 'house_id as houseId'])
    .orderBy(sql`array_position(${numbers}::text[], order_number)`)
    .limit(1)
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
