import type { OrderLine } from '@byggtun/shared/contract/order';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** The lines of an order in their order; what has come is the sum of the receipts. */
export const selectOrderLines = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select(['component_id as componentId', 'name as componentName', 'description', 'qty', 'unit'])
    .select((eb) =>
      eb
        .selectFrom('goods_receipt_line as came')
        .whereRef('came.order_id', '=', 'order_line.order_id')
        .whereRef('came.component_id', '=', 'order_line.component_id')
        .select(sql<string>`coalesce(sum(came.qty), 0)::numeric(11, 2)`.as('sum'))
        .$asScalar()
        .$notNull()
        .as('qtyAlreadyReceived'),
    )
    .orderBy('position');

/** A line that is read, as it stands in an order: nothing is received in it yet. */
export const untouched = (line: Omit<OrderLine, 'qtyReceived' | 'receivedGoodsAction'>): OrderLine => ({
  ...line,
  qtyReceived: '0.00',
  receivedGoodsAction: 2,
});

/** The lines of an order, in a transaction. */
export const findOrderLines = async (db: Kysely<Database>, orderId: number): Promise<OrderLine[]> =>
  (await selectOrderLines(db, orderId).execute()).map(untouched);
