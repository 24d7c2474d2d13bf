import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';

import { BlobServiceClient } from '@azure/storage-blob';
import { chunkSize, type Upload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';

import { writeWhole } from '../../core/file/writeWhole';
import { openTransport } from '../../core/mail/openTransport';
import { startAzurite } from '../../testing/azurite';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { putChunk, sendUp } from '../../testing/builders/uploads';
import { smallDisk } from '../../testing/smallDisk';
import { testSettings } from '../../testing/testApp';
import { testFiles } from '../../testing/testFiles';

const noRoom = 'Det er ikke plass til å lagre mer akkurat nå. Ingenting ble lagret. Prøv igjen om en stund.';
const text = Buffer.alloc(2 * chunkSize + 10, 'Befaring av våtrom. ');
const pieceAt = (offset: number) => text.subarray(offset, offset + chunkSize);

const callsOf = (scene: Scene) => {
  const { worker } = scene;
  const read = async (asked: ReturnType<Scene['call']>) => {
    const answer = await asked;
    return { code: answer.statusCode, ...answer.json<Partial<Upload> & { message?: string }>() };
  };
  return {
    begin: async (size: number) =>
      (await read(scene.call(worker, 'POST', '/attachments', { fileName: 'a.txt', size }))).bufferGuid ?? '',
    send: (guid: string, offset: number) => read(putChunk(scene, worker, guid, offset, pieceAt(offset))),
    reached: (guid: string) => read(scene.call(worker, 'GET', `/attachments/${guid}/upload`)),
    complete: (guid: string) => read(scene.call(worker, 'POST', `/attachments/${guid}/complete`)),
    bytes: async (guid: string) => (await scene.call(worker, 'GET', `/attachments/${guid}`)).rawPayload,
  };
};

describe('on a disk that is full', () => {
  const disk = smallDisk();
  let calls: ReturnType<typeof callsOf>;
  let scene: Scene;
  before(async () => {
    scene = await buildScene({ BYGGTUN_FILES: disk.folder });
    calls = callsOf(scene);
  });
  const contentOf = (guid: string) => join(disk.folder, guid.slice(0, 2), guid, 'content');

  test('a piece that has no room is told so, nothing of it is kept, and the upload goes on when there is room', async () => {
    // As a limit on the length of a file, where no disk can be made: half of the next piece.
    disk.leave(1.5 * chunkSize);
    const guid = await calls.begin(text.length);
    assert.equal((await calls.send(guid, 0)).code, 200);
    const refused = await calls.send(guid, chunkSize);
    assert.deepEqual([refused.code, refused.message], [507, noRoom]);
    assert.equal((await calls.reached(guid)).received, chunkSize);
    assert.equal((await stat(contentOf(guid))).size, chunkSize);
    disk.free();
    for (const offset of [chunkSize, 2 * chunkSize]) assert.equal((await calls.send(guid, offset)).code, 200);
    assert.equal((await calls.complete(guid)).code, 200);
    assert.ok((await calls.bytes(guid)).equals(text));
  });

  test('an image that can not be drawn for want of room stays to be tried again', async () => {
    const bytes = await testFiles.photo();
    const guid = await sendUp(scene, scene.worker, { fileName: 'a.jpg', bytes });
    disk.leave(4096);
    const refused = await calls.complete(guid);
    assert.deepEqual([refused.code, refused.message], [507, noRoom]);
    assert.deepEqual(await readdir(join(disk.folder, 'drafts')), []);
    disk.free();
    assert.equal((await calls.complete(guid)).code, 200);
    assert.deepEqual(await readdir(join(disk.folder, 'drafts')), []);
  });

  test('a letter and a file of a release are there whole or not at all', async () => {
    const folder = join(disk.folder, 'data');
    const send = openTransport(testSettings({ BYGGTUN_DATA: folder }));
    const letter = { to: 'a@test.example', subject: 'Hei', text: 'x'.repeat(200_000) };
    disk.leave(65_536);
    await assert.rejects(send(letter));
    await assert.rejects(writeWhole(join(folder, 'a.js'), Buffer.alloc(200_000)));
    disk.free();
    assert.deepEqual(await readdir(join(folder, 'outbox')), []);
    assert.deepEqual(await readdir(folder), ['outbox']);
    await send(letter);
    assert.equal((await readdir(join(folder, 'outbox'))).length, 1);
  });
});

describe('what the store has lost', () => {
  const sendRest = async (calls: ReturnType<typeof callsOf>, guid: string) => {
    for (;;) {
      const { received = 0, size = 0 } = await calls.reached(guid);
      if (received === size) return;
      assert.equal((await calls.send(guid, received)).code, 200);
    }
  };
  const check = async (scene: Scene, lose: (guid: string) => Promise<unknown>, left: number) => {
    const calls = callsOf(scene);
    const guid = await sendUp(scene, scene.worker, { fileName: 'a.txt', bytes: text });
    await lose(guid);
    const refused = await calls.complete(guid);
    assert.deepEqual([refused.code, refused.message], [409, attachmentTexts.notStored]);
    assert.equal((await calls.reached(guid)).received, left);
    await sendRest(calls, guid);
    assert.equal((await calls.complete(guid)).code, 200);
    assert.ok((await calls.bytes(guid)).equals(text));
  };

  test('of a folder is found at the end, and sent again', async () => {
    const folder = temporaryFolder();
    const scene = await buildScene({ BYGGTUN_FILES: folder });
    const content = (guid: string) => join(folder, guid.slice(0, 2), guid, 'content');
    await check(scene, (guid) => Promise.resolve(truncateSync(content(guid), chunkSize + 7)), chunkSize);
    await check(scene, (guid) => scene.app.files.remove(guid), 0);
  });

  test('of a Blob container is found at the end, and sent again', async () => {
    const { address, connection } = await (await startAzurite()).container('files');
    const scene = await buildScene({ BYGGTUN_FILES: address, BYGGTUN_FILES_CONNECTION: connection });
    const container = BlobServiceClient.fromConnectionString(connection).getContainerClient('files');
    const first = Buffer.from('000000000000').toString('base64');
    const commitFirst = (guid: string) =>
      container.getBlockBlobClient(`${guid}/content`).commitBlockList([first]);
    await check(scene, commitFirst, chunkSize);
  });
});
