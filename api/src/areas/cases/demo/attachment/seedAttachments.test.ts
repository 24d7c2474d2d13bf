import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';

import { diskFiles } from '../../../../core/file/diskFiles';
import { seedOnce } from '../../../../record/demo/seedOnce';
import { temporaryFolder } from '../../../../testing/builders/releases';
import { demoDatabase } from '../../../../testing/demoDatabase';
import { seedAttachments } from './seedAttachments';

test('newer demo cases have real files of the kinds that people attach, once', async () => {
  const connection = await demoDatabase();
  const files = diskFiles(temporaryFolder());
  const seed = () =>
    seedOnce(connection, 'demo attachments', (transaction) => seedAttachments(transaction, files));
  assert.equal(await seed(), true);
  assert.equal(await seed(), false);
  const rows = await connection.db.selectFrom('attachment').selectAll().execute();
  assert.ok(rows.length > 60);
  assert.ok(rows.some(({ owner_kind }) => owner_kind === 'action'));
  assert.deepEqual([...new Set(rows.map(({ content_type }) => content_type))].sort(), [
    'application/pdf',
    'image/jpeg',
    'text/plain',
  ]);
  assert.ok(new Set(rows.map(({ file_name }) => file_name)).size > 7, 'pictures that go with the cases');
  for (const { buffer_guid, sha256, size, has_thumbnail } of rows) {
    const bytes = await buffer(await files.open(buffer_guid, has_thumbnail ? 'image' : 'content'));
    assert.deepEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')], [size, sha256]);
  }
});
