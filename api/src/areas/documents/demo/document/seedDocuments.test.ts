import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';

import { PDFDocument } from '@cantoo/pdf-lib';

import { diskFiles } from '../../../../core/file/diskFiles';
import { seedOnce } from '../../../../record/demo/seedOnce';
import { temporaryFolder } from '../../../../testing/builders/releases';
import { demoDatabase } from '../../../../testing/demoDatabase';
import { readPdf } from '../../../../testing/readPdf';
import { seedDocuments } from './seedDocuments';

test('every project of the demo has documents, an HMS plan and drawings of its own, as real files', async () => {
  const connection = await demoDatabase();
  const files = diskFiles(temporaryFolder());
  await seedOnce(connection, 'documents', (transaction) => seedDocuments(transaction, files));
  const { rows } = await connection.pool.query<{ count: number; kinds: number }>(
    `select count(*)::int as count, count(distinct folder.kind)::int as kinds
     from document join folder on folder.id = folder_id group by document.project_id`,
  );
  assert.equal(rows.length, 14);
  for (const { count, kinds } of rows) {
    assert.ok(count >= 55 && count <= 100, String(count));
    assert.equal(kinds, 3);
  }
  const stored = await connection.db
    .selectFrom('attachment')
    .where('owner_kind', '=', 'revision')
    .select(['buffer_guid', 'file_name', 'content_type', 'size', 'sha256'])
    .execute();
  const digests = new Set(stored.map(({ sha256 }) => sha256));
  assert.ok(digests.size > stored.length * 0.95, 'of each project they are others');
  const bytesOf = async (name: string) => {
    const found = stored.find(({ file_name }) => file_name === name);
    assert.ok(found, name);
    const bytes = await buffer(await files.open(found.buffer_guid, 'content'));
    assert.equal(bytes.length, found.size);
    return bytes;
  };
  const drawing = await bytesOf('A-20-02 Plan 1. etasje.pdf');
  assert.match((await readPdf(drawing)).pages.join(''), /Tegning A-20-02/);
  assert.equal((await PDFDocument.load(drawing)).getPageCount(), 1);
  assert.match((await readPdf(await bytesOf('SHA-plan.pdf'))).pages.join(''), /byggherreforskriften § 8/);
  for (const name of ['Organisasjonsplan.docx', 'Romskjema.xlsx'])
    assert.equal((await bytesOf(name)).subarray(0, 2).toString(), 'PK');
});
