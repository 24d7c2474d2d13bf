import * as z from 'zod';

import { amount } from './amount';
import { attachment, attachmentsToSave } from './attachment';
import { receiveActions } from './orderRules';
import { route } from './route';
import { text } from './text';

const id = z.int32();
const tag = 'Bestillinger';

/** Lines of an order at most, and characters of a note. */
export const orderLinesLimit = 500;
export const receiptNoteLimit = 1000;
export const lineNoteLimit = 300;

/** What is received of a line. */
export const receivedLine = z.object({
  componentId: id,
  /** What has come now. */
  qtyReceived: amount,
  /** 0 full receipt, 1 full receipt that corrects the ordered quantity, 2 partial receipt. */
  receivedGoodsAction: z.literal(receiveActions),
  /** What had come before, as it was shown; a correction is refused when it is something else. */
  qtyAlreadyReceived: amount.optional(),
  /** Such as what is damaged. */
  note: text(lineNoteLimit).optional(),
});

/** What is said of a delivery as a whole before it is confirmed. */
export const deliveryForm = z.object({ note: text(receiptNoteLimit) });

/** What is entered and not confirmed, as a device keeps it (docs/product/logistics.md#receiving-goods). */
export const receiptDraft = z.object({
  /** Of the receipt: it is sent again under the same number. */
  requestId: z.uuid(),
  lines: z.array(receivedLine.required({ qtyAlreadyReceived: true })),
  /** About the delivery as a whole. */
  note: text(receiptNoteLimit).optional(),
});

/**
 * Receives goods. Lines that are left out, and those with nothing and action 2, stay as they are. Sent again with the same `requestId` it is
 * counted once, and gets those of its photos that it lacks. 403 for everybody but developer staff, 404 when the order is not there; 400 when it is not released or has come whole, when
 * somebody else's receipt leaves no room for it, and when nothing has come.
 */
export const receiveGoods = route({
  method: 'POST',
  path: '/project/house/order/:id/receivedgoods',
  summary: 'Varemottak',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  body: z.object({
    /** The order again; the address decides. */
    orderId: id.optional(),
    orderLines: z.array(receivedLine).max(orderLinesLimit, { abort: true }),
    /** About the delivery as a whole. */
    note: text(receiptNoteLimit).optional(),
    /** Photos of the delivery note and of damage: the new ones become the receipt's. */
    attachments: attachmentsToSave.optional(),
    /** Made once for each receipt. */
    requestId: z.uuid().optional(),
  }),
  answer: z.object({ success: z.boolean(), receiptId: id }),
});

/** A receipt as the history of its order tells it. */
export const goodsReceipt = z.object({
  id,
  /** When it was confirmed, ISO date-time. */
  at: z.string(),
  /** Full name of who confirmed it. */
  by: z.string(),
  note: z.string(),
  /** Photos of the delivery note and of damage, oldest first. */
  attachments: z.array(attachment),
  lines: z.array(
    z.object({
      componentId: id,
      componentName: z.string(),
      unit: z.string(),
      /** What came. */
      qtyReceived: z.string(),
      receivedGoodsAction: z.literal(receiveActions),
      /** What was ordered until then; another amount after it where the receipt corrects the order. */
      qtyBefore: z.string(),
      note: z.string(),
    }),
  ),
});

/** The receipts of an order, the latest first. 403 and 404 as the order. */
export const listReceipts = route({
  method: 'GET',
  path: '/project/house/order/:id/receipts',
  summary: 'Varemottakene til en bestilling',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.array(goodsReceipt),
});

export type ReceiptDraft = z.infer<typeof receiptDraft>;
export type EnteredLine = ReceiptDraft['lines'][number];
export type GoodsReceipt = z.infer<typeof goodsReceipt>;
