import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { DemoTime } from '../../../../record/demo/demoPart';
import { continueIdentity, insertRows } from '../../../../record/demo/insertRows';
import { findOrderGround } from './findOrderGround';
import { makeOrders } from './makeOrders';

/** Gives the houses of the demo that are built their orders, and what has come of them. */
export const seedOrders = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  const made = makeOrders(await findOrderGround(transaction), day);
  if (made.orders.length === 0) return;
  await insertRows(transaction, 'purchase_order', made.orders);
  await insertRows(transaction, 'order_line', made.lines);
  if (made.receipts.length > 0) {
    await insertRows(transaction, 'goods_receipt', made.receipts);
    await insertRows(transaction, 'goods_receipt_line', made.received);
    await continueIdentity(transaction, ['goods_receipt']);
  }
  await continueIdentity(transaction, ['purchase_order']);
};
