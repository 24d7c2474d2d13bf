import type { GoodsReceipt } from '@byggtun/shared/contract/orderReceipt';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findAttachmentsOf } from '../../../record/attachment/findAttachments';
import { receiptOwner } from './receiptOwner';

const findLines = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('goods_receipt_line as came')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'came.order_id')
        .onRef('order_line.component_id', '=', 'came.component_id'),
    )
    .where('came.order_id', '=', orderId)
    .select(['came.receipt_id as receiptId', 'came.component_id as componentId'])
    .select(['order_line.name as componentName', 'order_line.unit', 'came.qty as qtyReceived'])
    .select(['came.action as receivedGoodsAction', 'came.ordered_before as qtyBefore', 'came.note'])
    .orderBy('order_line.position')
    .execute();

/** The receipts of an order, the latest first. */
export const findReceipts = async (db: Kysely<Database>, orderId: number): Promise<GoodsReceipt[]> => {
  const receipts = await db
    .selectFrom('goods_receipt')
    .innerJoin('contact_person', 'contact_person.id', 'goods_receipt.created_by_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('order_id', '=', orderId)
    .select(['goods_receipt.id', 'goods_receipt.created_at as at', 'person.full_name as by', 'note'])
    .orderBy('goods_receipt.id', 'desc')
    .execute();
  const [lines, files] = await Promise.all([
    findLines(db, orderId),
    findAttachmentsOf(
      db,
      receiptOwner.type,
      receipts.map(({ id }) => id),
    ),
  ]);
  return receipts.map(({ at, ...receipt }) => ({
    ...receipt,
    at: at.toISOString(),
    attachments: files.get(receipt.id) ?? [],
    lines: lines.flatMap(({ receiptId, ...line }) => (receiptId === receipt.id ? [line] : [])),
  }));
};
