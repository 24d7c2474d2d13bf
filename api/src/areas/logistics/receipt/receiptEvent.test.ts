import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, test } from 'node:test';

import { sql } from 'kysely';

import { createOrder } from '../../../testing/builders/orders';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene({
    BYGGTUN_WEBHOOK_URL: 'https://erp.example/in',
    BYGGTUN_WEBHOOK_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  });
});
beforeEach(() => scene.app.database.db.deleteFrom('webhook_event').execute());

const receive = (id: number, qtyReceived: string, more: object = {}, { call, staff } = scene) =>
  call(staff, 'POST', `/project/house/order/${id}/receivedgoods`, {
    orderLines: [{ componentId: 101, qtyReceived, receivedGoodsAction: 2, note: 'Våt.' }],
    ...more,
  });
const events = async ({ app } = scene) => {
  const rows = await app.database.db
    .selectFrom('webhook_event')
    .select('body')
    .orderBy('created_at')
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
};

test('a receipt is told to the other system, with the goods and nobody’s name', async () => {
  const { id, projectId, houseId } = await createOrder(scene.app.database.db, scene.staff, ['10.00'], {
    order_number: '450123',
  });
  const { receiptId } = (await receive(id, '4', { note: 'Kom for sent.' })).json<{ receiptId: number }>();
  const [event, ...others] = await events();
  assert.deepEqual(others, []);
  assert.equal(event?.type, 'goods-received');
  assert.deepEqual(event.data, {
    ...{ receiptId, orderId: id, orderNumber: '450123', projectId, houseId },
    ...{ supplier: 'Bygg og Tre Øst AS', allReceived: false, note: 'Kom for sent.' },
    lines: [
      {
        ...{ componentId: 101, componentName: 'Vare 1', unit: 'stk', qtyReceived: '4.00' },
        ...{ receivedGoodsAction: 2, qtyBefore: '10.00', qtyAfter: '10.00', note: 'Våt.' },
      },
    ],
  });
});

test('the last of the goods says so, and a correction what is ordered after it', async () => {
  const { id } = await createOrder(scene.app.database.db, scene.staff, ['10.00']);
  const orderLines = [{ componentId: 101, qtyReceived: '7.5', receivedGoodsAction: 1 }];
  await receive(id, '', { orderLines });
  const [event] = await events();
  assert.equal(event?.data.allReceived, true);
  const [line] = event.data.lines as { qtyBefore: string; qtyAfter: string }[];
  assert.deepEqual([line?.qtyBefore, line?.qtyAfter], ['10.00', '7.50']);
});

test('sent twice it is told once; refused, or taken back by the database, never', async () => {
  const { db } = scene.app.database;
  const { id } = await createOrder(db, scene.staff, ['10.00']);
  const requestId = randomUUID();
  await receive(id, '4', { requestId });
  await receive(id, '4', { requestId });
  assert.equal((await receive(id, '6.01')).statusCode, 400);
  assert.equal((await events()).length, 1);

  await sql`
    create function refuse_all() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    db,
  );
  await sql`
    create constraint trigger refuse_all after insert on goods_receipt deferrable initially deferred
      for each row execute function refuse_all()`.execute(db);
  assert.equal((await receive(id, '1')).statusCode, 500);
  assert.equal((await events()).length, 1);
});

test('nobody is told where no address is set', async () => {
  const other = await buildScene();
  const { id } = await createOrder(other.app.database.db, other.staff, ['10.00']);
  assert.equal((await receive(id, '4', {}, other)).statusCode, 200);
  assert.deepEqual(await events(other), []);
});
