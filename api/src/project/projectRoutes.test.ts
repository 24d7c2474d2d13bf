import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Project } from '@byggtun/shared/contract/project';

import { createProject } from '../testing/builders/cases';
import { buildScene } from '../testing/builders/scene';

test('contractors see the projects that they take part in, developer staff all, in Norwegian order', async () => {
  const { app, call, staff, worker } = await buildScene();
  const { db } = app.database;
  for (const name of ['Østre', 'Åsen', 'Ærfuglen', 'Bakken']) await createProject(db, { name });
  const own = await createProject(db, { name: 'Eget', responsible_id: staff.id });
  await db
    .insertInto('project_company')
    .values({ project_id: own, company_id: worker.companyId, role: 'Tømrer' })
    .execute();
  assert.equal((await call(undefined, 'GET', '/project/all')).statusCode, 401);
  const mine = (await call(worker, 'GET', '/project/all')).json<Project[]>();
  assert.deepEqual(
    mine.map(({ name, projRole }) => [name, projRole]),
    [['Eget', 'Tømrer']],
  );
  const all = (await call(staff, 'GET', '/project/all')).json<Project[]>();
  assert.deepEqual(
    all.map(({ name }) => name),
    ['Bakken', 'Eget', 'Ærfuglen', 'Østre', 'Åsen'],
  );
  assert.equal(all[1]?.projRole, 'Prosjektleder');
});
