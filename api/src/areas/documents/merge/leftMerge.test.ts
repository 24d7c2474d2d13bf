import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { test } from 'node:test';

import { createProject } from '../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import { joinProject } from '../../../testing/builders/places';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene } from '../../../testing/builders/scene';
import { onePage } from '../../../testing/onePage';
import { bearer } from '../../../testing/tokenFor';
import { until } from '../../../testing/until';

test('of a merge that is called off while it is made nothing stays on the disk', async (t) => {
  const temporary = temporaryFolder();
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  t.after(() => (before === undefined ? delete process.env.TMPDIR : (process.env.TMPDIR = before)));
  const { app, worker } = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const project_id = await createProject(app.database.db);
  await joinProject(app.database.db, project_id, worker.companyId);
  const folder = await createFolder(app, { project_id });
  const { uuid } = await createDocument(app, { folder, author: worker, versions: [await onePage('Plan')] });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { ...(await bearer(app, worker.email)), 'content-type': 'application/json' };
  const call = request(`${origin}/api/documents/mergepdfs?fileName=Samlet`, { method: 'POST', headers });
  call.on('error', () => undefined);
  call.end(JSON.stringify({ documents: Array.from({ length: 50 }, () => ({ uuid })) }));
  const merges = () => readdirSync(temporary).filter((name) => name.startsWith('byggtun-merge-'));
  await until(() => merges().length === 1);
  call.destroy();
  await until(() => merges().length === 0);
  assert.deepEqual(merges(), []);
});
