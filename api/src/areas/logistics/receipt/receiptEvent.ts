import { amountOf, hundredthsOf } from '@byggtun/shared/contract/amount';
import type { OrderLine } from '@byggtun/shared/contract/order';
import type { receivedLine } from '@byggtun/shared/contract/orderReceipt';
import { orderedAfter } from '@byggtun/shared/contract/orderRules';
import type { Selectable } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import type { OutgoingEvent } from '../../../core/webhook/queueEvent';

/** A line of the order, as it was, with what is received of it. */
export interface Pair {
  line: OrderLine;
  now: z.output<typeof receivedLine>;
}

interface Receipt {
  receiptId: number;
  order: Pick<
    Selectable<Database['purchase_order']>,
    'id' | 'order_number' | 'project_id' | 'house_id' | 'supplier'
  >;
  /** With this receipt all has come. */
  isWhole: boolean;
  /** About the delivery as a whole. */
  note: string;
  pairs: readonly Pair[];
}

/** What others are told of a receipt (docs/product/logistics.md#events-for-other-systems): goods, no names; fields are only added. */
export const receiptEvent = ({ receiptId, order, isWhole, note, pairs }: Receipt): OutgoingEvent => ({
  type: 'goods-received',
  data: {
    receiptId,
    orderId: order.id,
    orderNumber: order.order_number,
    projectId: order.project_id,
    houseId: order.house_id,
    supplier: order.supplier,
    allReceived: isWhole,
    note,
    lines: pairs.map(({ line, now }) => ({
      componentId: line.componentId,
      componentName: line.componentName,
      unit: line.unit,
      qtyReceived: amountOf(hundredthsOf(now.qtyReceived)),
      receivedGoodsAction: now.receivedGoodsAction,
      qtyBefore: line.qty,
      qtyAfter: orderedAfter(line, now),
      note: now.note ?? '',
    })),
  },
});
