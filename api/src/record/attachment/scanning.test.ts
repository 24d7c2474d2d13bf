import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';

import { chunkSize } from '@byggtun/shared/contract/attachmentCalls';
import { scanTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { DocumentVersion } from '@byggtun/shared/contract/document';
import { photoTexts } from '@byggtun/shared/contract/profilePhotoSave';

import { createProject } from '../../testing/builders/cases';
import { createDocument, createFolder } from '../../testing/builders/documents';
import { joinProject } from '../../testing/builders/places';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { putPhoto, sendUp, uploadWhole } from '../../testing/builders/uploads';
import { type Clamd, startClamd } from '../../testing/clamd';
import { contractRoutes } from '../../testing/contractRoutes';
import { buildTestApp } from '../../testing/testApp';
import { testFiles } from '../../testing/testFiles';
import { bearer } from '../../testing/tokenFor';

let clamd: Clamd;
let scene: Scene;
let hurried: Scene['app'];
let usual: Clamd['answer'];
before(async () => {
  clamd = await startClamd();
  usual = clamd.answer;
  const settings = { BYGGTUN_FILES: temporaryFolder(), BYGGTUN_SCANNER: clamd.address };
  scene = await buildScene(settings);
  hurried = await buildTestApp({ ...settings, BYGGTUN_LIMIT_SCAN_SECONDS: '1' }, scene.app.database);
});
beforeEach(() => {
  clamd.answer = usual;
  clamd.seen = [];
});

const text = (content: string) => ({ fileName: 'notat.txt', bytes: Buffer.from(content) });
const complete = async (guid: string, app = scene.app) =>
  app.inject({
    method: 'POST',
    url: `/api/attachments/${guid}/complete`,
    headers: await bearer(app, scene.worker.email),
  });
const find = (guid: string) => scene.call(scene.worker, 'GET', `/attachments/${guid}/upload`);
const scannedAt = async (guid: string) => {
  const { scanned_at } = await scene.app.database.db
    .selectFrom('attachment')
    .where('buffer_guid', '=', guid)
    .select('scanned_at')
    .executeTakeFirstOrThrow();
  return scanned_at;
};

test('a file is looked at as it came, byte by byte, before it is taken', async () => {
  const bytes = Buffer.alloc(2 * chunkSize + 17, 'Befaring av våtrom. ');
  const { status, attachment } = await uploadWhole(scene, scene.worker, { fileName: 'notat.txt', bytes });
  assert.equal(status, 200);
  assert.equal(clamd.seen.length, 1);
  assert.ok(clamd.seen[0]?.equals(bytes));
  assert.ok((await scannedAt(attachment.bufferGuid)) instanceof Date);
});

test('of an image the scanner sees what was sent, not what is drawn of it', async () => {
  const bytes = await testFiles.photo();
  await uploadWhole(scene, scene.worker, { fileName: 'bilde.jpg', bytes });
  assert.ok(clamd.seen[0]?.equals(bytes));
});

test('one with a virus is refused with a text, and nothing of it stays', async () => {
  const guid = await sendUp(scene, scene.worker, text('X5O!P EICAR-STANDARD'));
  const refused = await complete(guid);
  assert.deepEqual(
    [refused.statusCode, refused.json<{ message: string }>().message],
    [400, scanTexts.infected],
  );
  assert.equal((await find(guid)).statusCode, 404);
  assert.equal(await scene.app.files.sizeOf(guid, 'content'), undefined);
});

test('one that the scanner does not take is refused', async () => {
  clamd.answer = () => 'INSTREAM size limit exceeded. ERROR';
  const { status, message } = await uploadWhole(scene, scene.worker, text('stor'));
  assert.deepEqual([status, message], [400, scanTexts.tooLarge]);
});

const away: Record<string, Clamd['answer']> = {
  'hangs up': () => undefined,
  'says something else': () => 'UNKNOWN COMMAND',
  'says that it failed': () => "stream: Can't allocate memory ERROR",
  'keeps silent': () => new Promise<string>(() => undefined),
};
for (const [what, answer] of Object.entries(away))
  test(`while the scanner ${what} the file waits, whole, and is taken later`, async () => {
    clamd.answer = answer;
    const guid = await sendUp(scene, scene.worker, text('Befaring'));
    // For silence there is the limit; one that answers has the time that a busy machine needs.
    const waits = await complete(guid, what === 'keeps silent' ? hurried : scene.app);
    assert.deepEqual([waits.statusCode, waits.json<{ message: string }>().message], [503, scanTexts.away]);
    clamd.answer = usual;
    assert.equal((await complete(guid)).statusCode, 200);
    assert.ok(await scannedAt(guid));
  });

test('a photo of a person is looked at as it came; one with a virus is refused, and while the scanner is away none is taken', async () => {
  const { worker } = scene;
  const clean = await testFiles.photo();
  const infected = Buffer.concat([clean, Buffer.from('EICAR')]);
  assert.equal((await putPhoto(scene, worker, clean)).statusCode, 200);
  assert.ok(clamd.seen[0]?.equals(clean));
  const said = async (bytes: Buffer) => {
    const answer = await putPhoto(scene, worker, bytes);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const version = () =>
    scene.app.database.db
      .selectFrom('person')
      .where('id', '=', worker.personId)
      .select('photo_version')
      .executeTakeFirstOrThrow();
  const before = await version();
  assert.deepEqual(await said(infected), [400, scanTexts.infected]);
  clamd.answer = () => 'INSTREAM size limit exceeded. ERROR';
  assert.deepEqual(await said(await testFiles.png()), [400, scanTexts.tooLarge]);
  clamd.answer = () => undefined;
  assert.deepEqual(await said(await testFiles.png()), [503, photoTexts.notScanned]);
  assert.deepEqual(await version(), before);
});

test('a picture of a certificate with a virus is refused before it can be put there', async () => {
  const bytes = Buffer.concat([await testFiles.png(), Buffer.from('EICAR')]);
  const { status, message } = await uploadWhole(scene, scene.worker, { fileName: 'kursbevis.png', bytes });
  assert.deepEqual([status, message], [400, scanTexts.infected]);
});

test('files come to no other calls than those whose files are looked at', async () => {
  const taking = (await contractRoutes()).filter(([, { form, bytes }]) => form ?? bytes);
  assert.deepEqual(
    taking.map(([name]) => name).toSorted(),
    // The first ends in `completeUpload`.
    ['putProfilePhoto', 'sendChunk'],
  );
});

test('while nobody listens at the address nothing is taken', async () => {
  const without = await buildScene({ BYGGTUN_FILES: temporaryFolder(), BYGGTUN_SCANNER: '127.0.0.1:1' });
  const { status, message } = await uploadWhole(without, without.worker, text('Befaring'));
  assert.deepEqual([status, message], [503, scanTexts.away]);
});

test('versions of documents tell whether they were looked at, where something looks', async () => {
  const versionsOf = async (at: Scene) => {
    const { db } = at.app.database;
    const project_id = await createProject(db);
    await joinProject(db, project_id, at.worker.companyId);
    const folder = await createFolder(at.app, { project_id });
    const versions = [Buffer.from('%PDF 1'), Buffer.from('%PDF 2')];
    const { uuid, guids } = await createDocument(at.app, { folder, author: at.worker, versions });
    await db
      .updateTable('attachment')
      .set({ scanned_at: new Date() })
      .where('buffer_guid', '=', guids[1] ?? '')
      .execute();
    const answer = await at.call(at.worker, 'GET', `/documents/versions/${uuid}`);
    return answer.json<DocumentVersion[]>().map(({ scan }) => scan);
  };
  assert.deepEqual(await versionsOf(scene), ['clean', 'notScanned']);
  const without = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  assert.deepEqual(await versionsOf(without), [undefined, undefined]);
});
