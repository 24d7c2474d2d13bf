import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Project } from '@byggtun/shared/contract/project';
import type { Section } from '@byggtun/shared/contract/projectPlace';
import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';

import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { createPlace, joinProject } from '../../../testing/builders/places';
import { buildScene, type Scene } from '../../../testing/builders/scene';

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

test('a project that one may not see is not found', async () => {
  const { app, call, staff, worker, stranger } = await buildScene();
  const { db } = app.database;
  const id = await createProject(db, { name: 'Eget' });
  await db
    .insertInto('project_company')
    .values({ project_id: id, company_id: worker.companyId, role: 'Tømrer' })
    .execute();
  const status = async (who: TestContact | undefined, path: string) =>
    (await call(who, 'GET', path)).statusCode;
  assert.equal(await status(undefined, `/project/${id}`), 401);
  assert.equal(await status(stranger, `/project/${id}`), 404);
  assert.equal(await status(staff, `/project/${id + 1}`), 404);
  for (const wrong of ['x', '0', '-1', '99999999999'])
    assert.equal(await status(staff, `/project/${wrong}`), 400, wrong);
  assert.equal((await call(staff, 'GET', `/project/${id}`)).json<Project>().projRole, '');
  assert.equal((await call(worker, 'GET', `/project/${id}`)).json<Project>().projRole, 'Tømrer');
});

test('buildings, sections and possible responsibles of a project: to who may see it, customers’ names to staff alone', async () => {
  const { staff, worker, stranger, call, app } = await buildScene();
  const { db } = app.database;
  const project = await createProject(db, { qa_id: staff.id });
  await joinProject(db, project, worker.companyId);
  const late = await createPlace(db, project, '10');
  const early = await createPlace(db, project, '9');
  const ask = (who: Scene['main'] | undefined, what: string) =>
    call(who, 'GET', `/projects/${project}/${what}`);
  for (const what of ['buildings', 'sections', 'users']) {
    assert.equal((await ask(undefined, what)).statusCode, 401);
    assert.equal((await ask(stranger, what)).statusCode, 404);
  }
  assert.deepEqual((await ask(worker, 'buildings')).json(), [
    { id: early.houseId, name: 'Bygg 9' },
    { id: late.houseId, name: 'Bygg 10' },
  ]);
  const sections = async (who: Scene['main']) => (await ask(who, 'sections')).json<Section[]>();
  assert.deepEqual(
    (await sections(worker)).map(({ id, houseId, customer }) => [id, houseId, customer]),
    [
      [early.sectionId, early.houseId, null],
      [late.sectionId, late.houseId, null],
    ],
  );
  assert.equal((await sections(staff))[0]?.customer, 'Jonas Berg');
  const list = `/project/${project}/sections/list`;
  assert.equal((await call(stranger, 'GET', list)).statusCode, 404);
  for (const who of [worker, staff])
    assert.deepEqual((await call(who, 'GET', list)).json(), await sections(who));
  const users = async (who: Scene['main']) =>
    (await ask(who, 'users')).json<ResponsibleOption[]>().map(({ fullName }) => fullName);
  assert.deepEqual(await users(staff), ['Kari Solberg']);
  assert.deepEqual(await users(worker), ['Kari Solberg', 'Marte Haugen', 'Piotr Kowalski', 'Åse Strand']);
});
