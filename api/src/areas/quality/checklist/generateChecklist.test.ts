import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { Checklist } from '@byggtun/shared/contract/checklist';

import { createChecklist } from '../../../testing/builders/checklists';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { createPlace } from '../../../testing/builders/places';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let other: TestContact;
let place: { projectId: number; houseId: number; sectionId: number };
/** Templates by level. */
let templates: Record<1 | 2 | 3, number>;

const templateAt = async (level: 1 | 2 | 3, projectId: number) => {
  const { db } = scene.app.database;
  const { id } = await createChecklist(db, scene.staff, [1, 0, 8], { project_id: projectId });
  const { template_id } = await db
    .selectFrom('checklist')
    .where('id', '=', id)
    .select('template_id')
    .executeTakeFirstOrThrow();
  await db.updateTable('checklist_template').set({ level }).where('id', '=', template_id).execute();
  return template_id;
};

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  other = await createContact(db, scene.staff.companyId, { firstName: 'Henrik', lastName: 'Lunde' });
  const { projectId } = await createChecklist(db, scene.staff);
  const { houseId, sectionId } = await createPlace(db, projectId, '2');
  place = { projectId, houseId, sectionId };
  templates = {
    1: await templateAt(1, projectId),
    2: await templateAt(2, projectId),
    3: await templateAt(3, projectId),
  };
});

const available = (who: TestContact | undefined, query: Record<string, number>) =>
  scene.call(
    who,
    'GET',
    `/checklists/available?${Object.entries(query)
      .map(([key, value]) => `${key}=${value}`)
      .join('&')}`,
  );
const idsAt = async (query: Record<string, number>) =>
  (await available(scene.staff, query))
    .json<{ checklistId: number; itemsCount: number }[]>()
    .filter(({ checklistId }) => Object.values(templates).includes(checklistId));
const form = (over: object = {}) => ({
  requestId: randomUUID(),
  checklistId: templates[3],
  context: 3,
  contextId: place.sectionId,
  assignedTo: other.id,
  deadLine: '2099-12-24',
  ...over,
});
const generate = (who: TestContact | undefined, body: object) =>
  scene.call(who, 'POST', '/checklists/generate', body);

test('who is turned away: nobody, and contractors', async () => {
  assert.equal((await available(undefined, { projectId: place.projectId })).statusCode, 401);
  assert.equal((await available(scene.main, { projectId: place.projectId })).statusCode, 403);
  assert.equal((await generate(undefined, form())).statusCode, 401);
  assert.equal((await generate(scene.main, form())).statusCode, 403);
});

test('what can be made depends on the most exact of what is chosen', async () => {
  const { projectId, houseId, sectionId } = place;
  assert.deepEqual(await idsAt({ projectId }).then((found) => found.map((one) => one.checklistId)), [
    templates[1],
  ]);
  assert.deepEqual(await idsAt({ projectId, houseId }).then((found) => found.map((one) => one.checklistId)), [
    templates[2],
  ]);
  const [one] = await idsAt({ projectId, houseId, sectionId });
  assert.deepEqual([one?.checklistId, one?.itemsCount], [templates[3], 3]);
});

test('it is made with an item for each of the template’s, and the responsible is written to', async () => {
  const { db } = scene.app.database;
  await db.deleteFrom('mail').execute();
  const answer = await generate(scene.staff, form());
  assert.equal(answer.statusCode, 200, answer.body);
  const { id } = answer.json<{ id: number }>();
  const found = await scene.call(other, 'GET', `/checklists/${id}`);
  const { checklist } = found.json<{ checklist: Checklist }>();
  assert.deepEqual(
    [checklist.projectId, checklist.houseId, checklist.sectionId, checklist.items.length, checklist.may.edit],
    [place.projectId, place.houseId, place.sectionId, 3, true],
  );
  const mails = await db.selectFrom('mail').select('to_address').execute();
  assert.deepEqual(mails, [{ to_address: other.email }]);
});

test('the same form sent again makes no second', async () => {
  const body = form();
  const first = (await generate(scene.staff, body)).json<{ id: number }>();
  assert.deepEqual((await generate(scene.staff, body)).json(), first);
});

test('what is wrong is said in its field', async () => {
  const errorsOf = async (over: object) =>
    (await generate(scene.staff, form(over))).json<{ errors: object }>().errors;
  assert.deepEqual(await errorsOf({ checklistId: templates[1] }), { checklistId: ['Sjekkliste må velges!'] });
  assert.deepEqual(await errorsOf({ assignedTo: scene.worker.id }), { assignedTo: ['Ansvarlig må velges!'] });
  assert.deepEqual(await errorsOf({ deadLine: '' }), { deadLine: ['Frist må velges!'] });
  assert.deepEqual(await errorsOf({ deadLine: '2020-01-01' }), {
    deadLine: ['Frist kan ikke være tidligere enn i dag!'],
  });
  assert.deepEqual(await errorsOf({ contextId: 999_999 }), { contextId: ['Stedet finnes ikke lenger.'] });
});
