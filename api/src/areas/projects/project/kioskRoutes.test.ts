import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene } from '../../../testing/builders/scene';

test('a kiosk reads id and name of the projects without a sign-in, and nothing more', async () => {
  const { app, call } = await buildScene();
  const id = await createProject(app.database.db, { name: 'Åsen' });
  const answer = await call(undefined, 'GET', '/project/kiosk/all');
  assert.deepEqual(answer.json(), [{ id, name: 'Åsen' }]);
});

test('access: no token is turned away; contractors get in where their company takes part, developer staff everywhere', async () => {
  const { app, call, worker, stranger, staff } = await buildScene();
  const { db } = app.database;
  const id = await createProject(db, { name: 'Åsen' });
  await db
    .insertInto('project_company')
    .values({ project_id: id, company_id: worker.companyId, role: 'Tømrer' })
    .execute();
  const access = async (who: TestContact, project: number) =>
    (await call(who, 'GET', `/project/${project}/access`)).json<{ access: boolean }>().access;
  assert.equal((await call(undefined, 'GET', `/project/${id}/access`)).statusCode, 401);
  assert.equal((await call(worker, 'GET', '/project/x/access')).statusCode, 400);
  assert.equal(await access(worker, id), true);
  assert.equal(await access(stranger, id), false);
  assert.equal(await access(staff, id), true);
  assert.equal(await access(staff, id + 1), false);
});
