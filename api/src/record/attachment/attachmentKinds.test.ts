import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { attachmentLimit, unsavedLimit } from '@byggtun/shared/contract/attachment';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import sharp from 'sharp';

import { createAttachment } from '../../testing/builders/attachments';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { uploadWhole } from '../../testing/builders/uploads';
import { movingImage } from '../../testing/movingImage';
import { testFiles } from '../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
});

const text = (content: string) => () => Buffer.from(content);
const image = (format: 'webp' | 'gif' | 'avif' | 'tiff') => async () =>
  sharp(await testFiles.png())
    .toFormat(format)
    .toBuffer();

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const powerPoint = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const taken: [named: string, bytes: () => Buffer | Promise<Buffer>, mediaType: string, kept?: string][] = [
  ['bilde.png', testFiles.png, 'image/png'],
  ['beveger seg.png', testFiles.movingPng, 'image/png'],
  ['bilde.jpeg', testFiles.photo, 'image/jpeg'],
  ['bilde.webp', image('webp'), 'image/webp'],
  ['bilde.gif', image('gif'), 'image/gif'],
  ['bilde.avif', image('avif'), 'image/jpeg', 'bilde.jpg'],
  ['skann.tif', image('tiff'), 'image/jpeg', 'skann.jpg'],
  ['feil navn.png', testFiles.photo, 'image/jpeg', 'feil navn.jpg'],
  ['film.mp4', testFiles.mp4, 'video/mp4'],
  ['film.MOV', testFiles.mov, 'video/quicktime'],
  ['opptak.mp3', testFiles.mp3, 'audio/mpeg'],
  ['tegning.pdf', testFiles.pdf, 'application/pdf'],
  ['brev.docx', testFiles.docx, word],
  ['mengder.xlsx', testFiles.xlsx, excel],
  ['møte.pptx', testFiles.pptx, powerPoint],
  ['notat.txt', text('Våtrommet er målt: 2 < 3 mm.'), 'text/plain'],
  ['BM i starten.txt', text('BM-elementer er levert.'), 'text/plain'],
  ['gammelt.txt', () => Buffer.from('Våtrom målt', 'latin1'), 'text/plain'],
  ['bred.txt', () => Buffer.from('\ufeffVåtrom målt', 'utf16le'), 'text/plain'],
  ['liste.csv', text('rom;mål\nbad;2,4'), 'text/plain'],
  ['skjult.txt', testFiles.docx, word, 'skjult.docx'],
];
for (const [fileName, bytes, mediaType, kept = fileName] of taken)
  test(`${fileName} is taken as ${mediaType}`, async () => {
    const { status, attachment, message } = await uploadWhole(scene, scene.worker, {
      fileName,
      bytes: await bytes(),
    });
    assert.deepEqual([status, message], [200, undefined]);
    assert.deepEqual([attachment.contentType, attachment.fileName], [mediaType, kept]);
    const got = await scene.call(scene.worker, 'GET', `/attachments/${attachment.bufferGuid}`);
    const isShown = /^(image|video|audio|application\/pdf)/.test(mediaType);
    assert.equal(
      got.headers['content-disposition'],
      `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(kept)}`,
    );
  });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>';
const refused: [named: string, bytes: () => Buffer | Promise<Buffer>, text: string][] = [
  ['bilde.png', text(svg), attachmentTexts.wrongKind],
  ['bilde.jpg', text(`<?xml version="1.0"?>${svg}`), attachmentTexts.wrongKind],
  ['notat.txt', text(`\n<!-- hei -->${svg}`), attachmentTexts.wrongKind],
  ['notat.txt', text('\ufeff  <!DOCTYPE html><script>x()</script>'), attachmentTexts.wrongKind],
  ['notat.txt', () => Buffer.from('\ufeff<html>', 'utf16le'), attachmentTexts.wrongKind],
  ['notat.txt', text('ren tekst\0og mer'), attachmentTexts.wrongKind],
  ['punkter.txt', testFiles.bmp, attachmentTexts.wrongKind],
  ['skann.tif', () => movingImage('tiff', { frames: 2, side: 20 }), attachmentTexts.severalPages],
  ['bilde.jpg', testFiles.exe, attachmentTexts.wrongKind],
  ['brev.docx', testFiles.zip, attachmentTexts.wrongKind],
  ['film.mp4', () => Buffer.alloc(5000), attachmentTexts.wrongKind],
  ['bilde.jpg', async () => (await testFiles.photo()).subarray(0, 3000), attachmentTexts.unreadable],
  [
    'bombe.png',
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    attachmentTexts.tooManyPixels,
  ],
];
for (const [fileName, bytes, message] of refused)
  test(`a ${fileName} that is something else or can't be read is refused, and gone`, async () => {
    const answer = await uploadWhole(scene, scene.worker, { fileName, bytes: await bytes() });
    assert.deepEqual([answer.status, answer.message], [400, message]);
    const left = await scene.app.database.db
      .selectFrom('attachment')
      .where('file_name', '=', fileName)
      .where('completed_at', 'is', null)
      .select('buffer_guid')
      .execute();
    assert.deepEqual(left, []);
  });

test('what can be told from name and size is refused before a byte is sent', async () => {
  const { worker } = scene;
  for (const [fileName, size, message] of [
    ['side.html', 10, attachmentTexts.wrongKind],
    ['tegning.svg', 10, attachmentTexts.wrongKind],
    ['skjermbilde.BMP', 10, attachmentTexts.wrongImage],
    ['program.exe', 10, attachmentTexts.wrongKind],
    ['arkiv.zip', 10, attachmentTexts.wrongKind],
    ['uten', 10, attachmentTexts.wrongKind],
    ['bilde.heic', 10, attachmentTexts.heic],
    ['film.mp4', attachmentLimit + 1, attachmentTexts.tooLarge],
    ['notat.txt', 0, attachmentTexts.empty],
  ] as const) {
    const answer = await scene.call(worker, 'POST', '/attachments', { fileName, size });
    assert.deepEqual(
      [answer.statusCode, answer.json<{ message: string }>().message],
      [400, message],
      fileName,
    );
  }
});

test('what is not saved has a limit for each person, of two at once too', async () => {
  const { colleague, stranger } = scene;
  const begin = (who: typeof colleague, size: number) =>
    scene.call(who, 'POST', '/attachments', { fileName: 'film.mp4', size });
  for (let bytes = 0; bytes < unsavedLimit - attachmentLimit; bytes += attachmentLimit)
    await createAttachment(scene.app.database.db, colleague, { size: attachmentLimit });
  const both = await Promise.all([begin(colleague, 60_000_000), begin(colleague, 60_000_000)]);
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  assert.equal((await begin(stranger, attachmentLimit)).statusCode, 200);
});

test('a body that is no piece of a file', async () => {
  const { worker } = scene;
  const guid = await createAttachment(scene.app.database.db, worker, { completed_at: null, received: 0 });
  const path = `/attachments/${guid}/upload`;
  assert.equal((await scene.call(worker, 'PUT', `${path}?offset=0`, { a: 1 })).statusCode, 415);
  assert.equal((await scene.call(worker, 'PUT', `${path}?offset=-1`)).statusCode, 415);
  assert.equal((await scene.call(worker, 'GET', '/attachments/ikke-en-guid')).statusCode, 400);
});
