import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { DocumentVersion } from '@byggtun/shared/contract/document';
import { mergeLimit, tooManyToMerge } from '@byggtun/shared/contract/documentCalls';

import { createProject } from '../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import { joinProject } from '../../../testing/builders/places';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene } from '../../../testing/builders/scene';
import { onePage } from '../../../testing/onePage';
import { readPdf } from '../../../testing/readPdf';

const build = async () => {
  const scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { app, worker } = scene;
  const project_id = await createProject(app.database.db);
  await joinProject(app.database.db, project_id, worker.companyId);
  const folder = await createFolder(app, { project_id });
  const merge = (uuids: string[], query = 'fileName=Samlet') =>
    scene.call(worker, 'POST', `/documents/mergepdfs?${query}`, {
      documents: uuids.map((uuid) => ({ uuid })),
    });
  return { ...scene, folder, merge };
};

test('the versions of a document are not told to who may not see it', async () => {
  const { app, call, stranger, worker, folder } = await build();
  const { uuid, guids } = await createDocument(app, { folder, author: worker });
  for (const path of [`/documents/versions/${uuid}`, `/blob/download/${guids[0]}`]) {
    assert.equal((await call(undefined, 'GET', path)).statusCode, 401);
    assert.equal((await call(stranger, 'GET', path)).statusCode, 404);
  }
  assert.equal((await call(stranger, 'POST', '/documents/download', { uuid })).statusCode, 404);
});

test('every version is there with who made it and why, and each can be had', async () => {
  const { app, call, worker, folder } = await build();
  const versions = [Buffer.from('%PDF første'), Buffer.from('%PDF andre')];
  const { uuid } = await createDocument(app, { folder, author: worker, versions });
  const found = (await call(worker, 'GET', `/documents/versions/${uuid}`)).json<DocumentVersion[]>();
  assert.deepEqual(
    found.map(({ version, versionComment, author }) => [version, versionComment, author]),
    [
      [2, 'Endring 1', 'Piotr Kowalski'],
      [1, '', 'Piotr Kowalski'],
    ],
  );
  const first = await call(worker, 'GET', `/blob/download/${found[1]?.guid}?container=gammel`);
  assert.deepEqual([first.body, first.headers['content-type']], ['%PDF første', 'application/pdf']);
  const latest = await call(worker, 'POST', '/documents/download', { uuid });
  assert.equal(latest.body, '%PDF andre');
  assert.match(String(latest.headers['content-disposition']), /^attachment; .*Plan\.pdf$/);
});

test('chosen PDFs become one, in the order in which they were named', async () => {
  const { app, worker, folder, merge } = await build();
  const make = async (text: string) =>
    createDocument(app, { folder, author: worker, fileName: `${text}.pdf`, versions: [await onePage(text)] });
  const [a, b] = [await make('Fasade'), await make('Snitt')];
  const answer = await merge([b.uuid, a.uuid], 'fileName=Bygg%20A/B');
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(String(answer.headers['content-disposition']), /filename\*=UTF-8''B\.pdf$/);
  const { pages } = await readPdf(answer.rawPayload);
  assert.deepEqual(
    pages.map((text) => /Innholdet i (\w+)/.exec(text)?.[1]),
    ['Snitt', 'Fasade'],
  );
});

test('a damaged PDF is named, and the rest goes on when the person wants it', async () => {
  const { app, worker, folder, merge } = await build();
  const good = await createDocument(app, { folder, author: worker, versions: [await onePage('Plan')] });
  const bad = await createDocument(app, {
    folder,
    author: worker,
    fileName: 'Ødelagt.pdf',
    versions: [Buffer.from('%PDF-1.7 ødelagt')],
  });
  const refused = await merge([bad.uuid, good.uuid]);
  assert.equal(refused.statusCode, 400);
  const { error, message } = refused.json<{ error: string; message: string }>();
  assert.deepEqual(
    [error, message],
    ['damaged', 'Ødelagt.pdf er skadet eller låst med passord, og kan ikke slås sammen.'],
  );
  const rest = await merge([bad.uuid, good.uuid], 'fileName=Samlet&skip=1');
  assert.equal((await readPdf(rest.rawPayload)).pages.length, 1);
  assert.equal((await merge([bad.uuid], 'fileName=Samlet&skip=1')).statusCode, 400);
});

test('more than are merged at once are refused in words', async () => {
  const { merge } = await build();
  const answer = await merge(Array.from({ length: mergeLimit.documents + 1 }, () => randomUUID()));
  assert.equal(answer.statusCode, 400);
  const { errors } = answer.json<{ errors: Record<string, string[]> }>();
  assert.deepEqual(errors, { documents: [tooManyToMerge] });
});

test('only PDFs are merged', async () => {
  const { app, worker, folder, merge } = await build();
  const { uuid } = await createDocument(app, {
    folder,
    author: worker,
    fileName: 'Bilde.png',
    mediaType: 'image/png',
  });
  const answer = await merge([uuid]);
  assert.deepEqual(
    [answer.statusCode, answer.json<{ message: string }>().message],
    [400, 'Bare PDF-filer kan slås sammen.'],
  );
  assert.equal((await merge([])).statusCode, 400);
});
