import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createProject } from '../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene } from '../../../testing/builders/scene';
import { up } from '../migrations/2026-11-27T1800-version-names';

test('versions that were saved under the name of their file are called as their document', async () => {
  const { app, worker } = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { db } = app.database;
  const folder = await createFolder(app, { project_id: await createProject(db) });
  const versions = [Buffer.from('1'), Buffer.from('2'), Buffer.from('3')];
  const { guids } = await createDocument(app, { folder, author: worker, fileName: 'Plan 1.2.PDF', versions });
  const names = ['Plan 1.2.PDF', 'scan_0042.DOCX', 'uten endelse'];
  for (const [at, file_name] of names.entries())
    await db
      .updateTable('attachment')
      .set({ file_name })
      .where('buffer_guid', '=', guids[at] ?? '')
      .execute();
  await up(db.withTables<never>());
  const found = await db
    .selectFrom('attachment')
    .where('buffer_guid', 'in', guids)
    .orderBy('created_at')
    .select('file_name')
    .execute();
  assert.deepEqual(
    found.map(({ file_name }) => file_name),
    ['Plan 1.2.PDF', 'Plan 1.2.docx', 'Plan 1.2'],
  );
});
