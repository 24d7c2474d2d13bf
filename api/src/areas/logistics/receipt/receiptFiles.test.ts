import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { GoodsReceipt } from '@byggtun/shared/contract/orderReceipt';

import { createOrder } from '../../../testing/builders/orders';
import type { TestContact } from '../../../testing/builders/people';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { uploadWhole } from '../../../testing/builders/uploads';
import { testFiles } from '../../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
});

const order = () => createOrder(scene.app.database.db, scene.staff, ['10.00']);
const photo = async (who: TestContact = scene.staff, fileName = 'følgeseddel.png') => {
  const { attachment } = await uploadWhole(scene, who, { fileName, bytes: await testFiles.png() });
  return { bufferGuid: attachment.bufferGuid, status: 2 };
};
const receive = (
  id: number,
  attachments: object[],
  { requestId = randomUUID(), qtyReceived = '4' }: { requestId?: string; qtyReceived?: string } = {},
) =>
  scene.call(scene.staff, 'POST', `/project/house/order/${id}/receivedgoods`, {
    orderLines: [{ componentId: 101, qtyReceived, receivedGoodsAction: 2 }],
    attachments,
    requestId,
  });
const receipts = async (id: number) =>
  (await scene.call(scene.staff, 'GET', `/project/house/order/${id}/receipts`)).json<GoodsReceipt[]>();
const photosOf = async (id: number) =>
  (await receipts(id)).map(({ attachments }) => attachments.map(({ bufferGuid }) => bufferGuid));

test('who is turned away from a photo: no token and contractors, whatever they see of the project', async () => {
  const { id } = await order();
  const { bufferGuid } = await photo();
  assert.equal((await receive(id, [{ bufferGuid, status: 2 }])).statusCode, 200);
  const status = async (who: TestContact | undefined, path = '') =>
    (await scene.call(who, 'GET', `/attachments/${bufferGuid}${path}`)).statusCode;
  assert.deepEqual(
    [
      await status(undefined),
      await status(scene.main),
      await status(scene.worker),
      await status(scene.staff),
    ],
    [401, 404, 404, 200],
  );
  assert.deepEqual(
    [await status(scene.main, '/thumbnail'), await status(scene.staff, '/thumbnail')],
    [404, 200],
  );
});

test('the photos of a receipt are told with it: name, who, when, and that there is a small picture', async () => {
  const { id } = await order();
  await receive(id, [await photo(), await photo(scene.staff, 'knust.png')]);
  await receive(id, []);
  const [later, first] = await receipts(id);
  assert.deepEqual(later?.attachments, []);
  assert.deepEqual(
    first?.attachments.map(({ fileName, status, hasThumbnail, addedBy }) => [
      ...[fileName, status, hasThumbnail, addedBy],
    ]),
    ['følgeseddel.png', 'knust.png'].map((name) => [name, 1, true, first?.by]),
  );
});

test('a photo of somebody else, one of another receipt and one that is not there are refused, and nothing is received', async () => {
  const [one, other] = [await order(), await order()];
  const saved = await photo();
  await receive(one.id, [saved]);
  for (const wrong of [await photo(scene.worker), saved, { bufferGuid: randomUUID(), status: 2 }]) {
    const answer = await receive(other.id, [await photo(), wrong]);
    assert.equal(answer.statusCode, 400, answer.body);
  }
  assert.deepEqual(await receipts(other.id), []);
});

test('sent again it is the same receipt with the same photos, and one that comes late is added without counting goods twice', async () => {
  const { id } = await order();
  const [requestId, one, late] = [randomUUID(), await photo(), await photo(scene.staff, 'sent.png')];
  await receive(id, [one], { requestId });
  assert.equal((await receive(id, [one], { requestId })).statusCode, 200);
  assert.deepEqual(await photosOf(id), [[one.bufferGuid]]);
  assert.equal((await receive(id, [one, late], { requestId })).statusCode, 200);
  assert.equal((await receive(id, [], { requestId })).statusCode, 200);
  assert.deepEqual(await photosOf(id), [[one.bufferGuid, late.bufferGuid]]);
  const refused = await receive(id, [], { requestId, qtyReceived: '5' });
  assert.equal(refused.json<{ error: string }>().error, 'savedBefore');
});

test('what the photos take is counted by the project of the order', async () => {
  const { id, projectId } = await order();
  await receive(id, [await photo()]);
  const used = await scene.app.database.db
    .selectFrom('storage_use')
    .where('kind', '=', 'project')
    .where('id', '=', projectId)
    .select('files')
    .executeTakeFirst();
  assert.equal(Number(used?.files), 1);
});

test('more than fifty files are refused', async () => {
  const { id } = await order();
  const many = Array.from({ length: 51 }, () => ({ bufferGuid: randomUUID(), status: 2 }));
  assert.equal((await receive(id, many)).statusCode, 400);
});
