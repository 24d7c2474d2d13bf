import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';

import { createProject } from '../../testing/builders/cases';
import { createWholeProject } from '../../testing/builders/projects';
import { buildScene } from '../../testing/builders/scene';
import { bearer } from '../../testing/tokenFor';

const buildProjects = async () => {
  const scene = await buildScene();
  const { app, staff } = scene;
  for (let number = 0; number < 10; number++)
    await createProject(app.database.db, { name: `Åsen – trinn ${number}` });
  const ask = async (path: string, encoding?: string) =>
    app.inject({
      url: `/api${path}`,
      headers: {
        ...(await bearer(app, staff.email)),
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      },
    });
  return { ...scene, ask };
};

test('a long answer is packed for who can unpack it, and is the same', async () => {
  const { ask } = await buildProjects();
  for (const path of ['/project/all', '/project/list?scope=all']) {
    const plain = await ask(path);
    const packed = await ask(path, 'gzip, deflate, br');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(packed.headers['content-encoding'], 'gzip');
    assert.equal(packed.headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(packed.headers['content-length'], String(packed.rawPayload.length));
    assert.ok(packed.rawPayload.length < plain.rawPayload.length / 2);
    assert.deepEqual(gunzipSync(packed.rawPayload), plain.rawPayload);
    for (const answer of [plain, packed]) assert.equal(answer.headers.vary, 'accept-encoding');
  }
});

test('a short answer, a refusal and a file go as they are', async () => {
  const { app, staff, ask } = await buildProjects();
  const { projectId, houseId } = await createWholeProject(app, staff.companyId);
  const short = await ask(`/project/${projectId}`, 'gzip');
  const refused = await ask('/project/999999', 'gzip');
  const file = await ask(`/project/house/${houseId}/reports/coloroptions`, 'gzip');
  assert.deepEqual([short.statusCode, refused.statusCode, file.statusCode], [200, 404, 200]);
  assert.ok(file.rawPayload.length > 5000);
  for (const answer of [short, refused, file]) assert.equal(answer.headers['content-encoding'], undefined);
});

test('an answer that may be kept is kept for this person and this form', async () => {
  const { app, staff, ask } = await buildProjects();
  const { projectId } = await createWholeProject(app, staff.companyId);
  const { headers } = await ask(`/project/${projectId}/image?width=960`, 'gzip');
  assert.equal(headers.vary, 'authorization, accept-encoding');
});
