import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import type { RegLine } from '@byggtun/shared/contract/complaint';

import { createProject } from '../../../testing/builders/cases';
import { createChecklist } from '../../../testing/builders/checklists';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { createPlace } from '../../../testing/builders/places';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let other: TestContact;
before(async () => {
  scene = await buildScene();
  other = await createContact(scene.app.database.db, scene.staff.companyId);
});

const make = async (discrepancyType: 0 | 1 | 2 = 1) => {
  const { db } = scene.app.database;
  const project_id = await createProject(db);
  const { houseId: house_id, sectionId: section_id } = await createPlace(db, project_id);
  const at = { project_id, house_id, section_id };
  return createChecklist(db, scene.staff, [0], at, discrepancyType);
};
const complain = (
  who: TestContact | undefined,
  id: number | undefined,
  fields: object = {},
  requestId = randomUUID(),
) =>
  scene.call(who, 'POST', '/checklists/complaint', {
    requestId,
    checklistItem: { id },
    regLine: { name: 'Riper i gulv', txt: 'I stuen.', contactPersonId: scene.worker.id, ...fields },
  });
const made = (answer: Awaited<ReturnType<typeof complain>>) => {
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ id: number; checklistItem: ChecklistItem }>();
};
const count = async () => (await scene.app.database.db.selectFrom('complaint').select('id').execute()).length;

test('who is turned away: nobody, contractors, and staff that it is not assigned to', async () => {
  const was = await count();
  const { itemIds } = await make();
  for (const [who, status] of [
    [undefined, 401],
    [scene.worker, 403],
    [other, 403],
  ] as const)
    assert.equal((await complain(who, itemIds[0])).statusCode, status);
  assert.equal((await complain(scene.staff, 999_999)).statusCode, 404);
  assert.equal(await count(), was);
});

test('what is wrong is said: missing fields, nobody to be responsible, and a checklist for deviations', async () => {
  const { itemIds } = await make();
  const empty = await complain(scene.staff, itemIds[0], { name: '', txt: '', contactPersonId: null });
  assert.equal(empty.statusCode, 400);
  for (const text of ['Tittel må fylles ut!', 'Beskrivelse må fylles ut!', 'Ansvarlig må fylles ut!'])
    assert.match(empty.body, new RegExp(text));
  const nobody = await complain(scene.staff, itemIds[0], { contactPersonId: 999_999 });
  assert.deepEqual(Object.keys(nobody.json<{ errors: object }>().errors), ['contactPersonId']);
  const deviations = await make(0);
  assert.equal((await complain(scene.staff, deviations.itemIds[0])).statusCode, 400);
});

test('it becomes an open complaint in the place of the checklist, which its responsible sees and is written of', async () => {
  const { db } = scene.app.database;
  await db.deleteFrom('mail').execute();
  const { itemIds, projectId } = await make();
  const { id, checklistItem } = made(
    await complain(scene.staff, itemIds[0], { timeLimit: '2099-01-31', lineStatus: 2 }),
  );
  assert.deepEqual(
    [checklistItem.info, checklistItem.regLine],
    [
      `Reklamasjon ${id}`,
      {
        lineIndexLineId: id,
        name: 'Riper i gulv',
        lineStatus: 0,
        regStatus: 'Åpen',
        contactPersonPersonFullName: 'Piotr Kowalski',
      },
    ],
  );
  const { regLine } = (await scene.call(scene.worker, 'GET', `/complaints/${id}`)).json<{
    regLine: RegLine;
  }>();
  assert.deepEqual(
    [regLine.txt, regLine.timeLimit, regLine.createdBy, regLine.isEnquiry],
    ['I stuen.', '2099-01-31', 'Kari Solberg', false],
  );
  const { regLineLocation, regLineCustomer } = regLine;
  assert.deepEqual(
    [
      regLineLocation.projectId,
      regLineLocation.houseNum,
      regLineLocation.sectionNum,
      regLineCustomer?.fullName,
    ],
    [projectId, '2', '014', 'Jonas Berg'],
  );
  const mails = await db.selectFrom('mail').select('to_address').execute();
  assert.deepEqual(mails, [{ to_address: scene.worker.email }]);
});

test('there is one for each item: the same form again makes no second, another is refused', async () => {
  const { itemIds } = await make();
  const requestId = randomUUID();
  const first = made(await complain(scene.staff, itemIds[0], {}, requestId));
  assert.deepEqual(made(await complain(scene.staff, itemIds[0], {}, requestId)), first);
  const was = await count();
  assert.equal((await complain(scene.staff, itemIds[0])).statusCode, 400);
  assert.equal(await count(), was);
});

test('a version of the answer that is under way is none the worse for it', async () => {
  const { id, itemIds } = await make();
  made(await complain(scene.staff, itemIds[0]));
  const saved = await scene.call(scene.staff, 'POST', '/checklists/save', {
    id,
    items: [{ id: itemIds[0], version: 1, boolVal: false }],
  });
  const { conflicts, items } = saved.json<{ conflicts: object[]; items: ChecklistItem[] }>();
  assert.deepEqual([conflicts.length, items[0]?.regLine?.name], [0, 'Riper i gulv']);
});
