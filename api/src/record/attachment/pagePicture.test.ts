import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { before, test } from 'node:test';

import sharp from 'sharp';

import { createComplaint } from '../../testing/builders/cases';
import { owned } from '../../testing/builders/owned';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { uploadWhole } from '../../testing/builders/uploads';
import { largePdf } from '../../testing/largePdf';
import { testFiles } from '../../testing/testFiles';

let scene: Scene;
let drawing: Buffer;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  drawing = await largePdf();
});

/** A file of a complaint of the worker's. */
const attached = async (bytes: Buffer, fileName = 'Plan.pdf') => {
  const { attachment } = await uploadWhole(scene, scene.worker, { fileName, bytes });
  const { bufferGuid } = attachment;
  const id = await createComplaint(scene.app.database.db, scene.worker);
  await scene.app.database.db
    .updateTable('attachment')
    .set(owned('complaint', id))
    .where('buffer_guid', '=', bufferGuid)
    .execute();
  return bufferGuid;
};
const ask = (who: typeof scene.worker | undefined, guid: string, size = 'small') =>
  scene.call(who, 'GET', `/attachments/${guid}/pagepicture?size=${size}`);
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode;

/** How large a picture is, and the colours on the left and on the right. */
const seen = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (part: number) => {
    const place = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)) * info.channels;
    return [...data.subarray(place, place + 3)].map((value) => Math.round(value / 32) * 32);
  };
  return { width: info.width, height: info.height, left: at(0.25), right: at(0.75) };
};

test('a page is not shown to who may not see the file', async () => {
  const guid = await attached(drawing);
  assert.equal(await statusOf(undefined, guid), 401);
  assert.equal(await statusOf(scene.stranger, guid), 404);
  assert.equal(await statusOf(scene.staff, guid), 200);
});

test('the first page is drawn in the size that is asked for, with what was noted on it, and kept', async () => {
  const guid = await attached(drawing);
  const first = await ask(scene.worker, guid);
  assert.equal(first.headers['content-type'], 'image/webp');
  const [left, right] = [
    [256, 0, 0],
    [256, 256, 256],
  ];
  assert.deepEqual(await seen(first.rawPayload), { width: 1200, height: 848, left, right });
  assert.deepEqual(await seen((await ask(scene.worker, guid, 'medium')).rawPayload), {
    ...{ width: 2400, height: 1696, left, right },
  });
  const { width, height } = await seen((await ask(scene.worker, guid, 'large')).rawPayload);
  assert.ok(width * height <= 16_000_000 && width > 4700, `${width} × ${height}`);
  await scene.app.files.put(guid, 'content', (path) => writeFile(path, 'andre bytes'));
  assert.deepEqual((await ask(scene.worker, guid)).rawPayload, first.rawPayload);
  assert.equal(await statusOf(scene.worker, guid, 'huge'), 400);
});

test('a picture goes with its file', async () => {
  const { attachment } = await uploadWhole(scene, scene.worker, { fileName: 'Plan.pdf', bytes: drawing });
  const { bufferGuid } = attachment;
  assert.equal(await statusOf(scene.worker, bufferGuid), 200);
  await scene.call(scene.worker, 'DELETE', `/attachments/${bufferGuid}`);
  assert.equal(await scene.app.files.sizeOf(bufferGuid, 'page-small'), undefined);
});

test('of small PDFs, other files and what can not be drawn there is none', async () => {
  assert.equal(await statusOf(scene.worker, await attached(testFiles.pdf())), 404);
  assert.equal(await statusOf(scene.worker, await attached(await testFiles.png(), 'a.png')), 404);
  const damaged = await attached(Buffer.concat([testFiles.pdf(), Buffer.alloc(1_000_000)]));
  for (let time = 0; time < 2; time += 1) assert.equal(await statusOf(scene.worker, damaged), 404);
  assert.equal(await statusOf(scene.worker, await attached(drawing)), 200);
});
