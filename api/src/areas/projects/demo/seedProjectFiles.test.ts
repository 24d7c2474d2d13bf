import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';

import { projectImageWidths } from '@byggtun/shared/contract/projectFile';
import sharp from 'sharp';

import { diskFiles } from '../../../core/file/diskFiles';
import { seedOnce } from '../../../record/demo/seedOnce';
import { temporaryFolder } from '../../../testing/builders/releases';
import { demoDatabase } from '../../../testing/demoDatabase';
import { readPdf } from '../../../testing/readPdf';
import { seedProjectDocuments } from './document/seedProjectDocuments';
import { seedProjectImages } from './image/seedProjectImages';

test('every project but one has a picture of its own in every width, the smallest light', async () => {
  const connection = await demoDatabase();
  await seedOnce(connection, 'images', seedProjectImages);
  const { rows: without } = await connection.pool.query(
    'select name from project where image_version is null',
  );
  assert.deepEqual(without, [{ name: 'Moss havn' }]);
  const rows = await connection.db.selectFrom('project_image').selectAll().execute();
  assert.equal(rows.length, 13 * projectImageWidths.length);
  assert.equal(new Set(rows.map(({ bytes }) => bytes.toString('base64'))).size, rows.length, 'all differ');
  for (const { width, bytes } of rows) {
    const { format, width: found, height } = await sharp(bytes).metadata();
    assert.deepEqual([format, found, height], ['webp', width, (width * 2) / 3]);
    if (width === projectImageWidths[0]) assert.ok(bytes.length < 3500, String(bytes.length));
  }
});

test('every project has its accident plan, all but two their safety instruction, as PDF with what it must say', async () => {
  const connection = await demoDatabase();
  const files = diskFiles(temporaryFolder());
  await seedOnce(connection, 'documents', (transaction) => seedProjectDocuments(transaction, files));
  const rows = await connection.db
    .selectFrom('project_document')
    .innerJoin('project', 'project.id', 'project_id')
    .selectAll('project_document')
    .select(['name', 'address'])
    .execute();
  assert.deepEqual(
    (['accident', 'psi'] as const).map((kind) => rows.filter((row) => row.kind === kind).length),
    [14, 12],
  );
  for (const { kind, name, address, buffer_guid, size, sha256 } of rows) {
    const bytes = await buffer(await files.open(buffer_guid, 'content'));
    assert.deepEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')], [size, sha256]);
    const { title, pages } = await readPdf(bytes);
    assert.equal(title, kind === 'psi' ? 'Personlig sikkerhetsinstruks (PSI)' : 'Varslingsplan ved ulykke');
    for (const text of [name, address, '110', '112', '113', 'Prosjektleder', 'Møteplass'])
      assert.ok(pages.join(' ').includes(text), `${kind} ${name}: ${text}`);
  }
});
