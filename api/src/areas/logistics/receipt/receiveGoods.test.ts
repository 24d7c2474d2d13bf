import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { hundredthsOf } from '@byggtun/shared/contract/amount';
import type { Order } from '@byggtun/shared/contract/order';
import type { GoodsReceipt } from '@byggtun/shared/contract/orderReceipt';

import { createOrder } from '../../../testing/builders/orders';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const order = (amounts: string[], values = {}) =>
  createOrder(scene.app.database.db, scene.staff, amounts, values);
const find = async (id: number) =>
  (await scene.call(scene.staff, 'GET', `/project/house/order/${id}`)).json<Order>();
const receipts = async (id: number) =>
  (await scene.call(scene.staff, 'GET', `/project/house/order/${id}/receipts`)).json<GoodsReceipt[]>();

type Line = [qtyReceived: string, action: number, more?: object];
const receive = (id: number, lines: Line[], more: object = {}, who: TestContact | undefined = scene.staff) =>
  scene.call(who, 'POST', `/project/house/order/${id}/receivedgoods`, {
    orderLines: lines.map(([qtyReceived, receivedGoodsAction, line = {}], at) => ({
      componentId: 101 + at,
      qtyReceived,
      receivedGoodsAction,
      ...line,
    })),
    ...more,
  });
const refused = async (answer: ReturnType<typeof receive>, text: RegExp) => {
  const { statusCode, body } = await answer;
  assert.equal(statusCode, 400, body);
  assert.match(body, text);
};
const linesOf = ({ orderLines }: Order) =>
  orderLines.map(({ qty, qtyAlreadyReceived }) => [qty, qtyAlreadyReceived]);

test('who is turned away: no token, contractors, an order that is not there, and one that is not open', async () => {
  const { id } = await order(['10.00']);
  assert.equal((await receive(id, [['10', 0]], {}, scene.main)).statusCode, 403);
  const none = { orderLines: [] };
  const path = (one: number) => `/project/house/order/${one}/receivedgoods`;
  assert.equal((await scene.call(undefined, 'POST', path(id), none)).statusCode, 401);
  assert.equal((await receive(2_000_000_000, [['10', 0]])).statusCode, 404);
  for (const status of [2, 4] as const)
    await refused(receive((await order(['1.00'], { status })).id, [['1', 0]]), /frigitt eller åpent/);
  await refused(receive((await order(['1.00'], { status: 3 })).id, [['1', 0]]), /allerede mottatt/);
  assert.deepEqual(linesOf(await find(id)), [['10.00', '0.00']]);
});

test('a full receipt of all lines makes the order received', async () => {
  const { id } = await order(['10.00', '2.50']);
  const answer = await receive(id, [
    ['10', 0],
    ['2.5', 0],
  ]);
  assert.equal(answer.json<{ success: boolean }>().success, true);
  const found = await find(id);
  assert.deepEqual([found.statusText, found.allReceived, found.may.receive], ['Mottatt', true, false]);
  await refused(receive(id, [['1', 2]]), /allerede mottatt/);
});

test('lines that are not touched stay as they are, and what is left is still to come', async () => {
  const { id } = await order(['10.00', '2.50']);
  await receive(id, [
    ['4', 2],
    ['0', 2],
  ]);
  const found = await find(id);
  assert.deepEqual(linesOf(found), [
    ['10.00', '4.00'],
    ['2.50', '0.00'],
  ]);
  assert.deepEqual([found.statusText, found.may.receive], ['Frigitt', true]);
  await refused(receive(id, [['0', 2]]), /minst én vare/);
  await refused(receive(id, [['10', 0]]), /annen mengde/);
  await refused(receive(id, [['6.01', 2]]), /mer enn det som gjenstår/);
  assert.deepEqual(linesOf(await find(id))[0], ['10.00', '4.00']);
});

test('a receipt that corrects the order makes it what has come, more or less than was ordered', async () => {
  const { id } = await order(['10.00', '10.00', '5.00']);
  await receive(id, [
    ['4', 2],
    ['0', 2],
    ['0', 2],
  ]);
  await receive(id, [
    ['3.25', 1, { qtyAlreadyReceived: '4.00' }],
    ['12', 1],
    ['0', 1],
  ]);
  const found = await find(id);
  assert.deepEqual(linesOf(found), [
    ['7.25', '7.25'],
    ['12.00', '12.00'],
    ['0.00', '0.00'],
  ]);
  assert.equal(found.statusText, 'Mottatt');
});

test('a correction of what another has changed meanwhile is refused, and says so', async () => {
  const { id } = await order(['10.00']);
  await receive(id, [['4', 2]]);
  await refused(receive(id, [['8', 1, { qtyAlreadyReceived: '0' }]]), /Vare 1.*tatt imot av andre/);
  assert.deepEqual(linesOf(await find(id)), [['10.00', '4.00']]);
});

test('the same receipt sent twice is counted once; its number with other content is refused', async () => {
  const { id } = await order(['10.00']);
  const requestId = randomUUID();
  const first = (await receive(id, [['4', 2]], { requestId })).json<{ receiptId: number }>();
  const second = (await receive(id, [['4', 2]], { requestId })).json<{ receiptId: number }>();
  assert.equal(second.receiptId, first.receiptId);
  await refused(receive(id, [['5', 2]], { requestId }), /lagret|allerede/i);
  assert.deepEqual(linesOf(await find(id)), [['10.00', '4.00']]);
  // Sent again when the order has come whole meanwhile, it is still what it was.
  await receive(id, [['6', 0]]);
  assert.equal((await receive(id, [['4', 2]], { requestId })).statusCode, 200);
});

test('what others have received of lines it does not touch makes it no other receipt', async () => {
  const { id } = await order(['10.00', '8.00', '6.00']);
  const requestId = randomUUID();
  const own: Line = ['4', 2, { qtyAlreadyReceived: '0' }];
  const untouched = (qtyAlreadyReceived: string): Line => ['0', 2, { qtyAlreadyReceived }];
  assert.equal((await receive(id, [own, untouched('0'), untouched('0')], { requestId })).statusCode, 200);
  await receive(id, [untouched('4'), ['3', 2], ['6', 0]]);
  // Built from the order as it is now: one line has other amounts, one that has come whole is left out.
  assert.equal((await receive(id, [own, untouched('3')], { requestId })).statusCode, 200);
  assert.equal((await receipts(id)).length, 2);
  assert.deepEqual(linesOf(await find(id))[0], ['10.00', '4.00']);
});

test('what can’t be an amount, a line of another order and a line twice are refused', async () => {
  const { id } = await order(['10.00']);
  for (const qty of ['-1', '1.001', '1e3', '', '1000000000'])
    assert.equal((await receive(id, [[qty, 2]])).statusCode, 400, qty);
  await refused(receive(id, [['1', 2, { componentId: 999 }]]), /hører ikke til/);
  await refused(
    receive(id, [
      ['1', 2],
      ['1', 2, { componentId: 101 }],
    ]),
    /to ganger/,
  );
  assert.deepEqual(linesOf(await find(id)), [['10.00', '0.00']]);
});

test('the history tells who received what and when, the latest first', async () => {
  const { id } = await order(['10.00', '1.00']);
  await receive(id, [['4', 2, { note: 'Én pakke var våt.' }]], { note: 'Kom en time for sent.' });
  await receive(id, [['5', 1, { qtyAlreadyReceived: '4' }]]);
  const [last, first] = await receipts(id);
  assert.deepEqual([first?.by, first?.note], ['Kari Solberg', 'Kom en time for sent.']);
  assert.deepEqual(first?.lines, [
    {
      componentId: 101,
      componentName: 'Vare 1',
      unit: 'stk',
      qtyReceived: '4.00',
      receivedGoodsAction: 2,
      qtyBefore: '10.00',
      note: 'Én pakke var våt.',
    },
  ]);
  assert.deepEqual([last?.lines[0]?.receivedGoodsAction, last?.lines[0]?.qtyBefore], [1, '10.00']);
});

test('two who receive at once never exceed the order, and no receipt is lost or counted twice', async () => {
  for (let round = 0; round < 12; round++) {
    const { id } = await order(['1.00', '0.70']);
    // Eight at a time, each sent twice with its number: ten tenths fit, the rest is told so.
    const sent = Array.from({ length: 8 }, () => ({ requestId: randomUUID() }));
    const answers = await Promise.all(
      [...sent, ...sent].map((more) =>
        receive(
          id,
          [
            ['0.2', 2],
            ['0.1', 2],
          ],
          more,
        ),
      ),
    );
    const taken = new Set(
      answers.flatMap((answer) =>
        answer.statusCode === 200 ? [answer.json<{ receiptId: number }>().receiptId] : [],
      ),
    );
    assert.ok(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400));
    assert.equal(taken.size, 5);
    assert.equal((await receipts(id)).length, 5);
    assert.deepEqual(linesOf(await find(id)), [
      ['1.00', '1.00'],
      ['0.70', '0.50'],
    ]);
  }
});

test('a full and a correcting receipt at once: one wins, and the sum is what is ordered', async () => {
  for (let round = 0; round < 12; round++) {
    const { id } = await order(['10.00']);
    const answers = await Promise.all([
      receive(id, [['10', 0, { qtyAlreadyReceived: '0' }]]),
      receive(id, [['12', 1, { qtyAlreadyReceived: '0' }]]),
    ]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
    const [[qty = '', came = ''] = []] = linesOf(await find(id));
    assert.equal(hundredthsOf(qty), hundredthsOf(came));
  }
});

test('the database itself takes no sum above what is ordered', async () => {
  const { db } = scene.app.database;
  const { id } = await order(['1.00']);
  const { receiptId } = (await receive(id, [['0.6', 2]])).json<{ receiptId: number }>();
  await assert.rejects(
    db.updateTable('goods_receipt_line').set({ qty: '1.01' }).where('receipt_id', '=', receiptId).execute(),
    /more than ordered/,
  );
  await assert.rejects(
    db.updateTable('order_line').set({ qty: '0.59' }).where('order_id', '=', id).execute(),
    /more than ordered/,
  );
});
