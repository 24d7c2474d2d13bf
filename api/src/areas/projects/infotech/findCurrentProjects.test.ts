import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene } from '../../../testing/builders/scene';

const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();

test('one is where one has checked in after the last check-out, today, as far as one may see the project', async () => {
  const { app, call, worker, staff } = await buildScene();
  const { db } = app.database;
  const [own, other, hidden] = [
    await createProject(db, { name: 'Åsen' }),
    await createProject(db, { name: 'Bakken' }),
    await createProject(db, { name: 'Skjult' }),
  ];
  for (const project_id of [own, other])
    await db
      .insertInto('project_company')
      .values({ project_id, company_id: worker.companyId, role: 'Tømrer' })
      .execute();
  let event = 0;
  const pass = async (who: TestContact, direction: 'in' | 'out', projectIds: number[], ago: number) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/integrations/infotech/events',
      headers: { 'x-api-key': app.settings.infotechKey ?? '' },
      payload: { eventId: String(++event), email: who.email, direction, projectIds, occurredAt: hours(ago) },
    });
    assert.equal(answer.statusCode, 200);
  };
  const path = '/contact/contactperson/currentprojects';
  // The start of the portal is told the same.
  const names = async (who: TestContact) => {
    const projects = (await call(who, 'GET', path)).json<{ name: string }[]>();
    const start = await call(who, 'GET', '/user/person/settings');
    assert.deepEqual(start.json<{ currentProjects: unknown }>().currentProjects, projects);
    return projects.map(({ name }) => name);
  };

  assert.equal((await call(undefined, 'GET', path)).statusCode, 401);
  assert.deepEqual(await names(worker), []);
  await pass(worker, 'in', [own], 20);
  assert.deepEqual(await names(worker), [], 'a check-in of yesterday');
  await pass(worker, 'in', [own, hidden], 5);
  await pass(worker, 'in', [other], 4);
  assert.deepEqual(await names(worker), ['Bakken', 'Åsen']);
  assert.deepEqual(await names(staff), []);
  await pass(worker, 'out', [own], 3);
  assert.deepEqual(await names(worker), []);
  await pass(worker, 'in', [other], 2);
  // It comes late, and changes nothing.
  await pass(worker, 'out', [own], 4.5);
  assert.deepEqual(await names(worker), ['Bakken']);
});
