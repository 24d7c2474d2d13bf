import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';

import { diskFiles } from '../../core/file/diskFiles';
import { temporaryFolder } from '../../testing/builders/releases';
import { demoDatabase } from '../../testing/demoDatabase';
import { seedOnce } from '../seedOnce';
import { seedAttachments } from './seedAttachments';
import { seedCertificates } from './seedCertificates';

test('newer demo cases have real files of the kinds that people attach, once', async () => {
  const connection = await demoDatabase();
  const files = diskFiles(temporaryFolder());
  assert.equal(await seedAttachments(connection, files), true);
  assert.equal(await seedAttachments(connection, files), false);
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

test('two people have a picture of a certificate of theirs', async () => {
  const connection = await demoDatabase();
  const files = diskFiles(temporaryFolder());
  await seedOnce(connection, 'demo certificates', (transaction) => seedCertificates(transaction, files));
  const rows = await connection.db
    .selectFrom('attachment')
    .innerJoin('contact_person_course as own', 'own.id', 'attachment.owner_id')
    .innerJoin('contact_person', 'contact_person.id', 'own.contact_person_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('owner_kind', '=', 'contact_person_course')
    .select(['person.full_name', 'buffer_guid', 'size'])
    .orderBy('person.full_name')
    .execute();
  assert.deepEqual(
    rows.map(({ full_name }) => full_name),
    ['Marte Haugen', 'Piotr Kowalski'],
  );
  for (const { buffer_guid, size } of rows) {
    assert.equal((await buffer(await files.open(buffer_guid, 'image'))).length, size);
    assert.ok((await buffer(await files.open(buffer_guid, 'thumbnail'))).length > 0);
  }
});
