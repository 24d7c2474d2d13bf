import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { before, test } from 'node:test';

import { convertTexts } from '@byggtun/shared/contract/documentTexts';

import { createProject } from '../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import { joinProject } from '../../../testing/builders/places';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene } from '../../../testing/builders/scene';
import { cleanUp } from '../../../testing/cleanUp';
import { removeUnasked } from './removeUnasked';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

let address = '';
before(async () => {
  // What converts answers which file it was given.
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => response.end(`%PDF ${/versjon \d/.exec(body)?.[0]}`));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUp(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

const build = async (converter = address) => {
  const scene = await buildScene({ BYGGTUN_FILES: temporaryFolder(), BYGGTUN_CONVERTER: converter });
  const { app, worker } = scene;
  const project_id = await createProject(app.database.db);
  await joinProject(app.database.db, project_id, worker.companyId);
  const folder = await createFolder(app, { project_id });
  const versions = [Buffer.from('versjon 1'), Buffer.from('versjon 2')];
  const made = { folder, author: worker, fileName: 'Referat.docx', mediaType: word, versions };
  const document = await createDocument(app, made);
  const convert = (who: typeof worker | undefined, body: object) =>
    scene.call(who, 'POST', '/documents/converttopdf', body);
  return { ...scene, folder, document, convert };
};

test('nothing is converted for who may not see it, nor of another document', async () => {
  const { app, worker, stranger, folder, document, convert } = await build();
  const { uuid, guids } = document;
  const other = await createDocument(app, { folder, author: worker });
  assert.equal((await convert(undefined, { uuid })).statusCode, 401);
  assert.equal((await convert(stranger, { uuid })).statusCode, 404);
  assert.equal((await convert(stranger, { uuid, guid: guids[0] })).statusCode, 404);
  assert.equal((await convert(worker, { uuid, guid: other.guids[0] })).statusCode, 404);
});

test('the latest version comes as PDF to be shown, and so does the one that is named', async () => {
  const { worker, document, convert } = await build();
  const latest = await convert(worker, { uuid: document.uuid });
  assert.deepEqual([latest.statusCode, latest.body], [200, '%PDF versjon 2']);
  assert.equal(latest.headers['content-type'], 'application/pdf');
  assert.match(String(latest.headers['content-disposition']), /^inline; .*Referat\.pdf$/);
  const first = await convert(worker, { uuid: document.uuid, guid: document.guids[0] });
  assert.equal(first.body, '%PDF versjon 1');
});

test('a PDF that nobody has asked for within ninety days goes, and is made anew for who asks', async () => {
  const { app, worker, document, convert } = await build();
  const { db } = app.database;
  const [first, second] = document.guids;
  const keys = async () => {
    const rows = await db.selectFrom('converted').orderBy('asked_at').select('key').execute();
    return rows.map(({ key }) => key);
  };
  const isThere = (keysOf: string[]) =>
    Promise.all(keysOf.map(async (key) => (await app.files.sizeOf(key, 'pdf')) !== undefined));
  await convert(worker, { uuid: document.uuid, guid: first });
  await convert(worker, { uuid: document.uuid, guid: second });
  const [old = '', asked = ''] = await keys();
  const age = (key: string, days: number) =>
    db
      .updateTable('converted')
      .set({ asked_at: new Date(Date.now() - days * 86_400_000) })
      .where('key', '=', key)
      .execute();
  await age(old, 91);
  await age(asked, 91);
  await convert(worker, { uuid: document.uuid, guid: second });
  await removeUnasked(app);
  assert.deepEqual(await keys(), [asked]);
  assert.deepEqual(await isThere([old, asked]), [false, true]);
  const again = await convert(worker, { uuid: document.uuid, guid: first });
  assert.equal(again.body, '%PDF versjon 1');
  await age(old, 89);
  await removeUnasked(app);
  assert.deepEqual(await isThere([old, asked]), [true, true]);
});

test('what is neither Word nor Excel is refused, and where nothing converts it is said', async () => {
  const { app, worker, folder, convert } = await build();
  const { uuid } = await createDocument(app, { folder, author: worker });
  const refused = await convert(worker, { uuid });
  assert.deepEqual(
    [refused.statusCode, refused.json<{ message: string }>().message],
    [400, convertTexts.onlyOffice],
  );
  const without = await build('none');
  const said = await without.convert(without.worker, { uuid: without.document.uuid });
  assert.deepEqual([said.statusCode, said.json<{ message: string }>().message], [400, convertTexts.none]);
});
