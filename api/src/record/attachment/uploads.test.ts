import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, describe, test } from 'node:test';

import { type Attachment } from '@byggtun/shared/contract/attachment';
import { chunkSize, type Upload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { sql } from 'kysely';
import sharp from 'sharp';

import { startAzurite } from '../../testing/azurite';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { putChunk, sendUp, uploadWhole } from '../../testing/builders/uploads';
import { buildTestApp } from '../../testing/testApp';
import { testFiles } from '../../testing/testFiles';
import { bearer } from '../../testing/tokenFor';
import { removeStale } from './removeStale';

let azurite: Awaited<ReturnType<typeof startAzurite>>;
before(async () => {
  azurite = await startAzurite();
});

/** The same must hold wherever the bytes lie. */
const stores: Record<string, () => Promise<Record<string, string>>> = {
  'a folder': () => Promise.resolve({ BYGGTUN_FILES: temporaryFolder() }),
  'a Blob container': async () => {
    const { address, connection } = await azurite.container('files');
    return { BYGGTUN_FILES: address, BYGGTUN_FILES_CONNECTION: connection };
  },
};

for (const [name, settingsOf] of Object.entries(stores))
  describe(`in ${name}`, () => {
    let scene: Scene;
    before(async () => {
      scene = await buildScene(await settingsOf());
    });
    const get = (guid: string, path = '') => scene.call(scene.worker, 'GET', `/attachments/${guid}${path}`);
    const text = (length: number) => Buffer.alloc(length, 'Befaring av våtrom. ');

    test('a file of several pieces comes back byte by byte, whole and in parts', async () => {
      const bytes = Buffer.concat([testFiles.mp4(), randomBytes(2 * chunkSize + 1234)]);
      const { status, attachment } = await uploadWhole(scene, scene.worker, { fileName: 'film.mp4', bytes });
      assert.equal(status, 200);
      const { contentType, size, extension } = attachment;
      assert.deepEqual(
        [contentType, size, extension, attachment.status],
        ['video/mp4', bytes.length, 'mp4', 2],
      );
      const whole = await get(attachment.bufferGuid);
      assert.ok(whole.rawPayload.equals(bytes));
      const { headers } = whole;
      assert.deepEqual(
        [
          headers['content-type'],
          headers['content-length'],
          headers['accept-ranges'],
          headers['x-content-type-options'],
        ],
        ['video/mp4', `${bytes.length}`, 'bytes', 'nosniff'],
      );
      assert.match(String(headers['content-security-policy']), /sandbox/);
      assert.equal(headers['cache-control'], 'private, no-cache');
    });

    test('a broken upload goes on where the server says; what it has already, changes nothing', async () => {
      const bytes = text(2 * chunkSize + 10);
      const begun = await scene.call(scene.worker, 'POST', '/attachments', {
        fileName: 'a.txt',
        size: bytes.length,
      });
      const { bufferGuid } = begun.json<Upload>();
      const send = async (offset: number, length = chunkSize) =>
        (
          await putChunk(scene, scene.worker, bufferGuid, offset, bytes.subarray(offset, offset + length))
        ).json<Upload & { message?: string }>();
      const done = () => scene.call(scene.worker, 'POST', `/attachments/${bufferGuid}/complete`);
      assert.equal((await send(0)).received, chunkSize);
      assert.equal((await done()).json<{ message: string }>().message, attachmentTexts.notWhole);
      assert.equal((await send(0)).received, chunkSize, 'a repeated piece');
      assert.equal((await send(2 * chunkSize, 10)).received, chunkSize, 'a piece that is too early');
      assert.equal((await send(chunkSize, 100)).message, attachmentTexts.wrongLength);
      const asked = await get(bufferGuid, '/upload');
      assert.deepEqual(asked.json(), { bufferGuid, received: chunkSize, size: bytes.length });
      assert.equal((await send(chunkSize)).received, 2 * chunkSize);
      assert.equal((await send(2 * chunkSize, 10)).received, bytes.length);
      assert.equal((await done()).statusCode, 200);
      assert.equal((await done()).statusCode, 200, 'a repeated end');
      assert.ok((await get(bufferGuid)).rawPayload.equals(bytes));
      assert.equal((await putChunk(scene, scene.worker, bufferGuid, 0, text(chunkSize))).statusCode, 200);
      assert.ok((await get(bufferGuid)).rawPayload.equals(bytes), 'whole is whole');
    });

    test('an image stands upright, is made smaller, has no position, and has a small picture', async () => {
      const bytes = await testFiles.photo();
      assert.match((await sharp(bytes).metadata()).exif?.toString('latin1') ?? '', /Kamera/);
      const { attachment } = await uploadWhole(scene, scene.worker, { fileName: 'bilde.JPG', bytes });
      const kept = (await get(attachment.bufferGuid)).rawPayload;
      const { width, height, exif, xmp, iptc, orientation } = await sharp(kept).metadata();
      assert.deepEqual([width, height], [1280, 2560]);
      assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined]);
      assert.deepEqual([attachment.size, attachment.hasThumbnail], [kept.length, true]);
      const small = await get(attachment.bufferGuid, '/thumbnail');
      assert.equal(small.headers['content-type'], 'image/webp');
      const shown = await sharp(small.rawPayload).metadata();
      assert.deepEqual([shown.width, shown.height], [160, 320]);
    });

    test('two that end the same upload at once find the same', async () => {
      const guid = await sendUp(scene, scene.worker, {
        fileName: 'bilde.jpg',
        bytes: await testFiles.photo(),
      });
      const end = () => scene.call(scene.worker, 'POST', `/attachments/${guid}/complete`);
      const answers = await Promise.all([end(), end(), end()]);
      const [first, ...others] = answers.map((answer) => answer.json<Attachment>());
      for (const other of others) assert.deepEqual(other, first);
      assert.equal((await get(guid)).rawPayload.length, first?.size);
    });

    test('what is taken away is gone, and so are its bytes', async () => {
      const { attachment } = await uploadWhole(scene, scene.worker, { fileName: 'a.txt', bytes: text(100) });
      const { bufferGuid } = attachment;
      assert.equal((await scene.call(scene.worker, 'DELETE', `/attachments/${bufferGuid}`)).statusCode, 200);
      assert.equal((await get(bufferGuid)).statusCode, 404);
      await assert.rejects(scene.app.files.open(bufferGuid, 'content'));
    });

    test('what nobody has saved after a day is removed with its bytes, whole or broken off; the rest stays', async () => {
      const { db } = scene.app.database;
      const upload = () => uploadWhole(scene, scene.worker, { fileName: 'a.txt', bytes: text(chunkSize) });
      const old = (await upload()).attachment.bufferGuid;
      const fresh = (await upload()).attachment.bufferGuid;
      const begun = await scene.call(scene.worker, 'POST', '/attachments', {
        fileName: 'b.txt',
        size: chunkSize * 2,
      });
      const broken = begun.json<Upload>().bufferGuid;
      await putChunk(scene, scene.worker, broken, 0, text(chunkSize));
      await db
        .updateTable('attachment')
        .set({ created_at: sql<Date>`now() - interval '25 hours'` })
        .where('buffer_guid', 'in', [old, broken])
        .execute();
      await removeStale(scene.app);
      assert.equal((await get(fresh)).statusCode, 200);
      for (const guid of [old, broken]) {
        assert.equal((await get(guid, '/upload')).statusCode, 404);
        await assert.rejects(scene.app.files.open(guid, 'content'));
      }
    });
  });

test('several instances behind one name take the pieces of one file', async () => {
  const { address, connection } = await azurite.container('several');
  const settings = { BYGGTUN_FILES: address, BYGGTUN_FILES_CONNECTION: connection };
  const scene = await buildScene(settings);
  const other = await buildTestApp(settings, scene.app.database);
  const bytes = Buffer.concat([testFiles.mp4(), randomBytes(4 * chunkSize)]);
  const begun = await scene.call(scene.worker, 'POST', '/attachments', {
    fileName: 'film.mp4',
    size: bytes.length,
  });
  const { bufferGuid } = begun.json<Upload>();
  for (let offset = 0; offset < bytes.length; offset += chunkSize) {
    const app = (offset / chunkSize) % 2 === 0 ? scene.app : other;
    await putChunk({ app }, scene.worker, bufferGuid, offset, bytes.subarray(offset, offset + chunkSize));
  }
  assert.equal(
    (await scene.call(scene.worker, 'POST', `/attachments/${bufferGuid}/complete`)).statusCode,
    200,
  );
  const headers = await bearer(other, scene.worker.email);
  const got = await other.inject({ method: 'GET', url: `/api/attachments/${bufferGuid}`, headers });
  assert.ok(got.rawPayload.equals(bytes));
});
