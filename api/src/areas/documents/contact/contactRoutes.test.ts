import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ProjectContact } from '@byggtun/shared/contract/projectContact';

import { createProject } from '../../../testing/builders/cases';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { buildScene } from '../../../testing/builders/scene';
import { bearer } from '../../../testing/tokenFor';

/** A project of the staff's in which the contractor takes part: its main contact, and the worker, who works on it. */
const build = async () => {
  const scene = await buildScene();
  const { app, staff, worker } = scene;
  const { db } = app.database;
  const projectId = await createProject(db, { responsible_id: staff.id, qa_id: staff.id });
  await joinProject(db, projectId, worker.companyId);
  const join = ({ id: contact_person_id }: TestContact) =>
    db.insertInto('project_member').values({ project_id: projectId, contact_person_id }).execute();
  await join(worker);
  await db
    .updateTable('person')
    .set({ mobile: '99999123', title: 'Tømrer' })
    .where('id', 'in', [staff.personId, scene.main.personId, worker.personId])
    .execute();
  const read = async (who: TestContact, host = 'localhost') => {
    const url = `/api/project/${projectId}/contacts`;
    const answer = await app.inject({ url, headers: { ...(await bearer(app, who.email)), host } });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<ProjectContact[]>();
  };
  return { ...scene, projectId, join, read };
};

test('contacts are told to nobody who may not see the project', async () => {
  const { call, stranger, projectId } = await build();
  assert.equal((await call(undefined, 'GET', `/project/${projectId}/contacts`)).statusCode, 401);
  assert.equal((await call(stranger, 'GET', `/project/${projectId}/contacts`)).statusCode, 404);
});

test('the project’s own staff comes first, then of each company its main contacts and who works there', async () => {
  const { app, worker, join, read } = await build();
  const gone = await createContact(app.database.db, worker.companyId, { active: false });
  await join(gone);
  const found = await read(worker);
  assert.deepEqual(
    found.map((one) => [
      one.contactGroup,
      one.contactName,
      one.contactPersonPersonFullName,
      one.projContactRole,
      one.contactPersonPersonMobile,
    ]),
    [
      ['Byggherre', 'Byggtun AS', 'Kari Solberg', 'Prosjektleder, Kvalitetsansvarlig', '99999123'],
      ['Entreprenør', 'Nordre Tømrer AS', 'Marte Haugen', 'Hovedkontaktperson', '99999123'],
      ['Entreprenør', 'Nordre Tømrer AS', 'Piotr Kowalski', 'Tømrer', '99999123'],
    ],
  );
  assert.equal(found[2]?.contactPersonPersonEmail, worker.email);
});

test('a kiosk tells no e-mail, and mobiles of the staff and the main contacts alone', async () => {
  const { staff, read } = await build();
  const found = await read(staff, 'kiosk.localhost:4100');
  assert.deepEqual(
    found.map((one) => [one.contactPersonPersonMobile, one.contactPersonPersonEmail]),
    [
      ['99999123', ''],
      ['99999123', ''],
      ['', ''],
    ],
  );
});
