// Two receive the goods of one order at once, each with several receipts in an order by chance, some sent twice as after an answer that was lost:
// a thousand orders. Counted in the database afterwards: what has come is the sum of what was said to be received, to the hundredth, never more
// than ordered, and no receipt is lost or doubled.
//   --orders 1000 --beside 4
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { amountOf, hundredthsOf } from '@byggtun/shared/contract/amount';
import { receiveGoods } from '@byggtun/shared/contract/orderReceipt';
import { statusOf } from '@byggtun/shared/http/CallError';
import pg from 'pg';

import { caller } from './support/callApi';
import { startPortal, temporaryData } from './support/portal';
import { databaseOf } from './support/startBare';
import { createTimes } from './support/times';
import { tokenFor } from './support/tokenFor';

const bar = 100;
const { values: options } = parseArgs({
  options: { orders: { type: 'string', default: '1000' }, beside: { type: 'string', default: '4' } },
});
const data = temporaryData();
const portal = await startPortal({ port: 4352, data });
const pool = new pg.Pool({ connectionString: databaseOf(data), max: 4 });
const receivers = await Promise.all(
  ['kari', 'henrik'].map(async (name) =>
    caller(portal.origin, await tokenFor(portal.origin, `${name}@byggtun.example`)),
  ),
);

const { rows: orders } = await pool.query<{ id: number }>(
  `with made as (
     insert into purchase_order (order_number, project_id, house_id, process, supplier, order_date, our_contact_id, status)
     select 'M' || n, house.project_id, house.id, 'Måling', 'Bygg og Tre Øst AS', current_date, contact.id, 1
     from generate_series(1, $1::int) n, (select * from house order by id limit 1) house,
       (select min(id) as id from contact_person) contact
     returning id
   ), lines as (
     insert into order_line (order_id, component_id, position, name, qty, unit)
     select id, 100 + line, line, 'Vare ' || line, case line when 1 then 100 else 37.35 end, 'stk'
     from made, generate_series(1, 2) line
   )
   select id from made`,
  [Number(options.orders)],
);

const problems: string[] = [];
const times = createTimes();
const said = new Map<number, { receipts: Set<number>; sums: Map<number, number> }>();
let refused = 0;
let repeated = 0;

/** Sends one receipt, now and then twice at once; counts what was said to be stored. */
const receive = async (ask: (typeof receivers)[number], orderId: number) => {
  const orderLines = [101, 102]
    .filter(() => Math.random() < 0.8)
    .map((componentId) => {
      const qtyReceived = amountOf(1 + Math.floor(Math.random() * 2500));
      return { componentId, qtyReceived, receivedGoodsAction: 2 as const };
    });
  if (orderLines.length === 0) return;
  const input = { params: { id: orderId }, body: { orderId, orderLines, requestId: randomUUID() } };
  const tries = Math.random() < 0.25 ? 2 : 1;
  repeated += tries - 1;
  const answers = await Promise.allSettled(
    Array.from({ length: tries }, () => times.of(ask(receiveGoods, input))),
  );
  const ids = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.receiptId] : []));
  for (const one of answers)
    if (one.status === 'rejected') {
      const reason: unknown = one.reason;
      if (statusOf(reason) === 400) refused += 1;
      else problems.push(`somebody was told: ${String(reason)}`);
    }
  if (ids.length === 0) return;
  if (ids.length < tries || new Set(ids).size > 1)
    problems.push(`one receipt sent twice was answered with ${ids.join(' and ')}`);
  const order = said.get(orderId) ?? { receipts: new Set(), sums: new Map<number, number>() };
  said.set(orderId, order);
  order.receipts.add(ids[0] ?? 0);
  for (const { componentId, qtyReceived } of orderLines)
    order.sums.set(componentId, (order.sums.get(componentId) ?? 0) + hundredthsOf(qtyReceived));
};

const rest = [...orders];
await Promise.all(
  Array.from({ length: Number(options.beside) }, async () => {
    for (let order = rest.shift(); order; order = rest.shift()) {
      const { id } = order;
      await Promise.all(
        receivers.map(async (ask) => {
          const receipts = 2 + Math.floor(Math.random() * 5);
          for (let one = 0; one < receipts; one++) await receive(ask, id);
        }),
      );
    }
  }),
);

const { rows: stored } = await pool.query<{
  orderId: number;
  componentId: number;
  qty: string;
  came: string;
}>(
  `select line.order_id as "orderId", line.component_id as "componentId", line.qty, coalesce(sum(came.qty), 0)::text as came
   from order_line line left join goods_receipt_line came using (order_id, component_id)
   where line.order_id = any($1::int[]) group by line.order_id, line.component_id, line.qty`,
  [orders.map(({ id }) => id)],
);
assert.equal(stored.length, 2 * orders.length);
for (const { orderId, componentId, qty, came } of stored) {
  const wanted = said.get(orderId)?.sums.get(componentId) ?? 0;
  if (hundredthsOf(came) !== wanted)
    problems.push(`order ${orderId}, article ${componentId}: ${came} came, ${amountOf(wanted)} was said`);
  if (hundredthsOf(came) > hundredthsOf(qty)) problems.push(`order ${orderId}: ${came} of ${qty}`);
}
const { rows: receipts } = await pool.query<{ id: number; orderId: number }>(
  'select id, order_id as "orderId" from goods_receipt where order_id = any($1::int[])',
  [orders.map(({ id }) => id)],
);
const saidCount = [...said.values()].reduce((sum, one) => sum + one.receipts.size, 0);
const unsaid = receipts.filter(({ id, orderId }) => !said.get(orderId)?.receipts.has(id)).length;
if (receipts.length !== saidCount || unsaid > 0)
  problems.push(`${receipts.length} receipts stored, ${saidCount} said, ${unsaid} that nobody was told of`);
if (times.p95() > bar) problems.push(`p95 ${times.p95().toFixed(0)} ms, bar ${bar}`);

await pool.end();
await portal.end();
console.log(
  `${orders.length} orders, two receivers each: ${receipts.length} receipts, ${repeated} of all sent twice, ${refused} refused since nothing was left for them; ` +
    `p50 ${times.p50().toFixed(0)} ms, p95 ${times.p95().toFixed(0)} ms over ${times.count()} calls.`,
);
console.log(
  problems.length === 0
    ? '\nEvery sum exact, none above its order, none lost or doubled.'
    : `\nNot as it should be:\n${[...new Set(problems)].slice(0, 20).join('\n')}`,
);
process.exit(problems.length === 0 ? 0 : 1);
