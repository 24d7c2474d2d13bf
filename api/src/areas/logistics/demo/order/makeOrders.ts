import { amountOf, hundredthsOf } from '@byggtun/shared/contract/amount';
import { addDays } from '@byggtun/shared/contract/day';
import type { OrderStatus } from '@byggtun/shared/contract/orderStatus';
import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { instantOf } from '../../../../record/demo/instantOf';
import { createRandom, type Random } from '../../../../record/demo/random';
import type { OrderGround } from './findOrderGround';
import { frameOrders } from './frameOrders';
import { interiorOrders } from './interiorOrders';
import type { Article, OrderKind } from './orderKind';
import { lineNotes, orderNotes, receiptNotes, unloadingPlaces } from './orderTexts';

/** Orders and what belongs to them, ready to insert. */
interface Orders {
  orders: (Insertable<Database['purchase_order']> & { id: number })[];
  lines: Insertable<Database['order_line']>[];
  receipts: (Insertable<Database['goods_receipt']> & { id: number })[];
  received: Insertable<Database['goods_receipt_line']>[];
}

/** So many orders there are in all. */
const total = 300;

/** In the order in which a house is built. */
const orderKinds: readonly [OrderKind, ...OrderKind[]] = [...frameOrders, ...interiorOrders];

/** The articles of all kinds, each size with its number. */
const articles = orderKinds.flatMap((kind, at) =>
  kind.articles
    .flatMap((article) => article.sizes.map((size) => ({ article, size })))
    .map((one, index) => ({ ...one, kind, id: 10_000 + at * 1000 + index * 7 })),
);

const quantityOf = (random: Random, { from, to, isMeasured }: Article) => {
  const whole = random.int(from, to);
  return amountOf(whole * 100 + (isMeasured && random.chance(0.5) ? 5 * random.int(1, 19) : 0));
};

/** So many lines, those of the kind first; the long ones take what goes with it too. */
const linesOf = (random: Random, kindAt: number) => {
  const kind = orderKinds[kindAt % orderKinds.length];
  const own = articles.filter((one) => one.kind === kind);
  const others = articles.filter((one) => one.kind !== kind);
  const count = random.chance(0.1) ? random.int(25, 40) : random.int(2, 14);
  const start = random.int(0, own.length - 1);
  const turned = [...own.slice(start), ...own.slice(0, start)];
  return [...turned, ...others.slice(random.int(0, 40))].slice(0, count);
};

/** In these shares: released, received in part among them, received, new, unknown. */
const statusOf = (random: Random, isOver: boolean): OrderStatus => {
  const share = random.next();
  if (isOver) return share < 0.92 ? 3 : 4;
  if (share < 0.5) return 1;
  if (share < 0.8) return 3;
  return share < 0.96 ? 2 : 4;
};

type Line = Insertable<Database['order_line']>;

interface Delivery {
  orderId: number;
  by: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

const addReceipt = (made: Orders, random: Random, { orderId, by, day }: Delivery, came: [Line, number][]) => {
  if (came.length === 0) return;
  const id = made.receipts.length + 1;
  made.receipts.push({
    id,
    order_id: orderId,
    created_by_id: by,
    created_at: instantOf(day, random.int(0, 420)),
    note: random.pick(receiptNotes),
    request_id: null,
    request_digest: null,
  });
  for (const [line, hundredths] of came)
    made.received.push({
      receipt_id: id,
      order_id: orderId,
      component_id: line.component_id,
      qty: amountOf(hundredths),
      action: hundredths === hundredthsOf(line.qty) ? 0 : 2,
      ordered_before: line.qty,
      note: random.pick(lineNotes),
    });
};

/** Part of a line: whole ones where a whole amount was ordered. */
const partOf = (random: Random, { qty }: Line) => {
  const all = hundredthsOf(qty);
  const step = all % 100 === 0 ? 100 : 5;
  return Math.max(step, Math.floor((all * random.int(2, 8)) / 10 / step) * step);
};

/** What has come: all of a received order, in one delivery or two; of a released one nothing, or some. */
const addReceipts = (
  made: Orders,
  random: Random,
  lines: readonly Line[],
  order: Orders['orders'][number],
  today: string,
) => {
  const { id: orderId, status, site_contact_id, our_contact_id, delivery_date } = order;
  if (status !== 1 && status !== 3) return;
  const by = site_contact_id ?? our_contact_id;
  const day = delivery_date ?? today;
  if (status === 1 && (day >= today || random.chance(0.4))) return;
  const inTwo = random.chance(0.3) && lines.some(({ qty }) => hundredthsOf(qty) > 100);
  if (status === 3 && !inTwo)
    return addReceipt(
      made,
      random,
      { orderId, by, day },
      lines.map((line) => [line, hundredthsOf(line.qty)]),
    );
  const first = lines.map((line): [Line, number] => [
    line,
    Math.min(partOf(random, line), hundredthsOf(line.qty)),
  ]);
  // Of a released order something is still to come.
  const some =
    status === 3 ? first : first.filter(() => random.chance(0.6)).slice(0, Math.max(1, lines.length - 1));
  addReceipt(made, random, { orderId, by, day }, some);
  if (status !== 3) return;
  const rest = first.map(([line, came]): [Line, number] => [line, hundredthsOf(line.qty) - came]);
  const left = rest.filter(([, hundredths]) => hundredths > 0);
  addReceipt(made, random, { orderId, by, day: addDays(day, 2) }, left);
};

/** The orders of the houses that are built: some each, of all kinds and in all states, delivered around today. */
export const makeOrders = (grounds: readonly OrderGround[], today: string): Orders => {
  const made: Orders = { orders: [], lines: [], receipts: [], received: [] };
  const random = createRandom(4711);
  for (let at = 0; at < total && grounds.length > 0; at++) {
    const ground = grounds[at % grounds.length];
    if (!ground) continue;
    const kindAt = Math.floor(at / grounds.length) + ground.houseId;
    const kind = orderKinds[kindAt % orderKinds.length] ?? orderKinds[0];
    const status = statusOf(random, ground.status === 'Etterbruk');
    const isAhead = status === 2 || (status === 1 && random.chance(0.6));
    const delivery = addDays(today, isAhead ? random.int(0, 35) : -random.int(3, 160));
    const id = at + 1;
    const order = {
      id,
      order_number: String(450_000 + at * 13 + random.int(0, 12)),
      project_id: ground.projectId,
      house_id: ground.houseId,
      process: kind.process,
      supplier: random.pick(kind.suppliers),
      order_date: addDays(delivery, -random.int(isAhead ? 36 : 7, 50)),
      delivery_date: status === 2 && random.chance(0.4) ? null : delivery,
      our_contact_id: ground.staff[0],
      site_contact_id: random.chance(0.1) ? null : random.pick(ground.staff),
      delivery_address: `${ground.address}, ${random.pick(unloadingPlaces)}`,
      note: random.pick(orderNotes),
      status,
    };
    const lines = linesOf(random, kindAt).map(({ id: component_id, article, size }, index) => ({
      order_id: id,
      component_id,
      position: index + 1,
      name: article.name,
      description: size,
      qty: quantityOf(random, article),
      unit: article.unit,
    }));
    made.orders.push(order);
    made.lines.push(...lines);
    addReceipts(made, random, lines, order, today);
  }
  return made;
};
