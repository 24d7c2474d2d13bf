import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { documentKindTexts } from '@byggtun/shared/contract/documentKind';
import sharp from 'sharp';

import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { uploadWhole } from '../../testing/builders/uploads';
import { testFiles } from '../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
});

const document = (fileName: string, bytes: Buffer) =>
  uploadWhole(scene, scene.worker, { fileName, bytes }, { isDocument: true });

const taken: [named: string, bytes: Buffer, mediaType: string, kept?: string][] = [
  ['brev.doc', testFiles.doc(), 'application/msword'],
  ['mengder.xls', testFiles.xls(), 'application/vnd.ms-excel'],
  ['med brev i.xls', testFiles.xlsWithDoc(), 'application/vnd.ms-excel'],
  ['melding.msg', testFiles.msg(), 'application/vnd.ms-outlook'],
  ['skjult.pdf', testFiles.msg(), 'application/vnd.ms-outlook', 'skjult.msg'],
  ['tegning.pdf', testFiles.pdf(), 'application/pdf'],
];
for (const [fileName, bytes, mediaType, kept = fileName] of taken)
  test(`${fileName} is taken as a document, as ${mediaType}`, async () => {
    const { status, attachment, message } = await document(fileName, bytes);
    assert.deepEqual([status, message], [200, undefined]);
    assert.deepEqual([attachment.contentType, attachment.fileName], [mediaType, kept]);
  });

const refused: [named: string, bytes: Buffer][] = [
  ['annet.doc', testFiles.compound()],
  ['film.pdf', testFiles.mp4()],
  ['program.doc', testFiles.exe()],
  ['notat.pdf', Buffer.from('Bare tekst')],
];
for (const [fileName, bytes] of refused)
  test(`${fileName} is no document by its content`, async () => {
    const { status, message } = await document(fileName, bytes);
    assert.deepEqual([status, message], [400, documentKindTexts.wrongKind]);
  });

test('an image that is a document is kept as large as it is, upright and without its position', async () => {
  const { attachment } = await document('skannet tegning.jpg', await testFiles.photo());
  const kept = await scene.call(scene.worker, 'GET', `/attachments/${attachment.bufferGuid}`);
  const { width, height, exif } = await sharp(kept.rawPayload).metadata();
  assert.deepEqual([width, height, exif], [2000, 4000, undefined]);
  const small = await scene.call(scene.worker, 'GET', `/attachments/${attachment.bufferGuid}/thumbnail`);
  assert.equal((await sharp(small.rawPayload).metadata()).height, 320);
});

test('what is no document by its name is refused before it is sent, and a case takes none of those kinds', async () => {
  const begin = async (fileName: string, about = {}) => {
    const answer = await scene.call(scene.worker, 'POST', '/attachments', { fileName, size: 9, ...about });
    return [answer.statusCode, answer.json<{ message?: string }>().message];
  };
  assert.deepEqual(await begin('plan.bmp', { isDocument: true }), [400, attachmentTexts.wrongImage]);
  for (const name of ['film.mp4', 'notat.txt', 'møte.pptx'])
    assert.deepEqual(await begin(name, { isDocument: true }), [400, documentKindTexts.wrongKind], name);
  assert.deepEqual(await begin('brev.doc'), [400, attachmentTexts.wrongKind]);
  const hidden = await uploadWhole(scene, scene.worker, { fileName: 'brev.docx', bytes: testFiles.doc() });
  assert.deepEqual([hidden.status, hidden.message], [400, attachmentTexts.wrongKind]);
});
