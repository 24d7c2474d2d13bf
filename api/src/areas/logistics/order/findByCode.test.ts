import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { createOrder } from '../../../testing/builders/orders';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const order = (order_number: string) =>
  createOrder(scene.app.database.db, scene.staff, ['1.00'], { order_number });
const scan = (code: string, who: TestContact | undefined = scene.staff) =>
  scene.call(who, 'GET', `/project/house/orders/scanned?code=${encodeURIComponent(code)}`);

test('who is turned away: no token, and contractors, also from a code that names nothing', async () => {
  await order('450001');
  const anonymous = await scene.call(undefined, 'GET', '/project/house/orders/scanned?code=450001');
  assert.equal(anonymous.statusCode, 401);
  for (const code of ['450001', '999999']) assert.equal((await scan(code, scene.main)).statusCode, 403);
});

test('a code leads to its order, whatever house it is of', async () => {
  const { id, projectId, houseId } = await order('450002');
  for (const code of ['450002', 'ORDRE:450002;KOLLI:1/3', '400450002\u001D3702']) {
    const answer = await scan(code);
    assert.deepEqual(answer.json(), { id, orderId: '450002', projectId, houseId }, code);
  }
});

test('of several numbers the first that is an order counts; a part of a number is none', async () => {
  const { id } = await order('450003');
  await order('450004');
  assert.equal((await scan('77 450003 450004')).json<{ id: number }>().id, id);
  for (const code of ['45000', '4500035', '', "' or 1=1 --", '%'])
    assert.equal((await scan(code)).statusCode, 404, code);
  assert.equal((await scan('4'.repeat(301))).statusCode, 400);
});
