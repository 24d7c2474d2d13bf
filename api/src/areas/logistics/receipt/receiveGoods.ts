import type { Actor } from '@byggtun/shared/contract/actor';
import type { OrderLine } from '@byggtun/shared/contract/order';
import type { receiveGoods as receiveRoute } from '@byggtun/shared/contract/orderReceipt';
import {
  isReceived,
  isUntouched,
  lineProblem,
  orderedAfter,
  orderTexts,
  receiveProblem,
} from '@byggtun/shared/contract/orderRules';
import { received } from '@byggtun/shared/contract/orderStatus';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { queueEvent } from '../../../core/webhook/queueEvent';
import { attachNew, type SavingApp } from '../../../record/attachment/attachNew';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { type RequestMark, requestMark } from '../../../record/idempotency/requestMark';
import { requireStaff } from '../../../record/person/requireStaff';
import { findOrderLines } from '../order/findOrderLines';
import { type Pair, receiptEvent } from './receiptEvent';
import { receiptOwner } from './receiptOwner';

type Input = z.output<typeof receiveRoute.body>;

const lockOrder = async (transaction: Transaction<Database>, actor: Actor, id: number) => {
  requireStaff(actor, orderTexts.onlyStaff);
  const found = await transaction
    .selectFrom('purchase_order')
    .where('id', '=', id)
    .select(['id', 'order_number', 'project_id', 'house_id', 'supplier', 'status'])
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};

/** Without the lines that say nothing: what others receive of them meanwhile makes it no other receipt. */
const touchedOf = ({ orderLines }: Input) => orderLines.filter((now) => !isUntouched(now) || now.note);

/** What was touched, checked against what is there now. */
const pairsOf = (lines: readonly OrderLine[], touched: Input['orderLines']): Pair[] => {
  if (touched.length === 0) throw refuse.rule(orderTexts.nothing);
  if (new Set(touched.map(({ componentId }) => componentId)).size < touched.length)
    throw refuse.rule(orderTexts.twice);
  const known = new Map(lines.map((line) => [line.componentId, line]));
  return touched.map((now) => {
    const line = known.get(now.componentId);
    if (!line) throw refuse.rule(orderTexts.otherLine);
    const problem = lineProblem(line, now);
    if (problem !== undefined) throw refuse.rule(`«${line.componentName}» ${problem}`);
    return { line, now };
  });
};

const insertReceipt = async (
  transaction: Transaction<Database>,
  actor: Actor,
  {
    orderId,
    pairs,
    note = '',
    mark,
  }: { orderId: number; pairs: Pair[]; note?: string | undefined; mark: RequestMark },
) => {
  const { id } = await transaction
    .insertInto('goods_receipt')
    .values({ order_id: orderId, created_by_id: actor.id, note, ...mark })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = pairs.map(({ line, now }) => ({
    receipt_id: id,
    order_id: orderId,
    component_id: line.componentId,
    qty: now.qtyReceived,
    action: now.receivedGoodsAction,
    ordered_before: line.qty,
    note: now.note ?? '',
  }));
  await transaction.insertInto('goods_receipt_line').values(rows).execute();
  return id;
};

/** A correction makes what is ordered what has come. */
const correctOrder = async (transaction: Transaction<Database>, orderId: number, pairs: readonly Pair[]) => {
  for (const { line, now } of pairs.filter((pair) => pair.now.receivedGoodsAction === 1))
    await transaction
      .updateTable('order_line')
      .set({ qty: orderedAfter(line, now) })
      .where('order_id', '=', orderId)
      .where('component_id', '=', line.componentId)
      .execute();
};

/**
 * Receives goods: lock, may I, change, event, answer, in one transaction. The order is held until it ends, so that of two who receive at once
 * the second meets what the first has left.
 * @throws Refusal 403 for everybody but developer staff, 404 not there, 400 for what the rules don't take
 */
export const receiveGoods = (
  { database, limits, settings }: SavingApp & Pick<FastifyInstance, 'settings'>,
  actor: Actor,
  id: number,
  input: Input,
): Promise<RouteAnswer<typeof receiveRoute>> =>
  database.db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, actor, id);
    const orderLines = touchedOf(input);
    const { attachments, ...content } = { ...input, orderId: id, orderLines };
    const attach = (receiptId: number) =>
      attachNew({ transaction, limits }, actor, { kind: receiptOwner.type, id: receiptId }, attachments);
    // Photos don't make it another receipt: goods would be counted twice for a picture that came later.
    const mark = requestMark(content);
    const before = await findSavedBefore(transaction, mark, { table: 'goods_receipt', actor });
    if (before !== undefined) {
      if ((await attach(before)) > 0) await publishCaseChanged(transaction, { type: 'order', id });
      return { success: true, receiptId: before };
    }
    const lines = await findOrderLines(transaction, id);
    const problem = receiveProblem(order.status, lines);
    if (problem !== undefined) throw refuse.rule(problem);
    const pairs = pairsOf(lines, orderLines);
    const { note = '' } = input;
    const receiptId = await insertReceipt(transaction, actor, { orderId: id, pairs, note, mark });
    await attach(receiptId);
    await correctOrder(transaction, id, pairs);
    const isWhole = (await findOrderLines(transaction, id)).every(isReceived);
    if (isWhole)
      await transaction
        .updateTable('purchase_order')
        .set({ status: received })
        .where('id', '=', id)
        .execute();
    await publishCaseChanged(transaction, { type: 'order', id });
    await queueEvent(transaction, settings, receiptEvent({ receiptId, order, isWhole, note, pairs }));
    return { success: true, receiptId };
  });
