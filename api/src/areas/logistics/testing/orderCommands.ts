import { randomUUID } from 'node:crypto';

import { receiveGoods } from '@byggtun/shared/contract/orderReceipt';

import { createOrder } from '../../../testing/builders/orders';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const beginReceipt = async ({ scene: { app, staff } }: Ground): Promise<Trial> => {
  const { db } = app.database;
  const { id } = await createOrder(db, staff, ['1000.00']);
  const requestId = randomUUID();
  const receive = (qtyReceived: string) => ({
    content: qtyReceived,
    address: `/project/house/order/${id}/receivedgoods`,
    body: { requestId, orderLines: [{ componentId: 101, qtyReceived, receivedGoodsAction: 2 }] },
  });
  const held = async () => {
    const rows = await db.selectFrom('goods_receipt_line').where('order_id', '=', id).select('qty').execute();
    return rows.map(({ qty }) => qty);
  };
  return { who: staff, one: receive('2.50'), other: receive('3.25'), held };
};

/** What is done in orders. */
export const orderCommands: CommandRow[] = [{ route: receiveGoods, keeps: 'once', begin: beginReceipt }];
