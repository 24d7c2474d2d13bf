import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';

import { diskFiles } from '../../../../core/file/diskFiles';
import { seedOnce } from '../../../../record/demo/seedOnce';
import { temporaryFolder } from '../../../../testing/builders/releases';
import { demoDatabase } from '../../../../testing/demoDatabase';
import { seedCertificates } from './seedCertificates';

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
