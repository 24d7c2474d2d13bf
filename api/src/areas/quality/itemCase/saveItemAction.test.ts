import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { Action } from '@byggtun/shared/contract/action';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { addDays, addYears } from '@byggtun/shared/contract/day';
import type { ItemActionChoices } from '@byggtun/shared/contract/itemCase';

import { today } from '../../../core/time/today';
import { createChecklist } from '../../../testing/builders/checklists';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheckType } from '../../../testing/builders/selfChecks';

let scene: Scene;
let other: TestContact;
before(async () => {
  scene = await buildScene();
  other = await createContact(scene.app.database.db, scene.staff.companyId);
  await createSelfCheckType(scene.app.database.db);
});

const make = async (discrepancyType: 0 | 1 | 2) => {
  const { db } = scene.app.database;
  const { id, itemIds } = await createChecklist(db, scene.staff, [0, 0], {}, discrepancyType);
  return { id, itemIds, checklistId: id, itemId: itemIds[0] ?? 0 };
};
type Made = Pick<Awaited<ReturnType<typeof make>>, 'checklistId' | 'itemId'>;
const act = (
  who: TestContact | undefined,
  { checklistId, itemId }: Made,
  more: object = {},
  fields: object = {},
) =>
  scene.call(who, 'POST', '/checklists/actions/save', {
    ...{ requestId: randomUUID(), id: itemId, checklistId, timeLimit: today(), aberrationActionType: 2 },
    ...more,
    action: {
      ...{ title: 'Sett opp rekkverk', description: 'I trappen.', severity: 1 },
      responsibleId: scene.worker.id,
      ...fields,
    },
  });
const saved = (answer: Awaited<ReturnType<typeof act>>) => {
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ id: number; checklistItem: ChecklistItem }>();
};
const deviate = async (itemId: number) => {
  const answer = await scene.call(scene.staff, 'POST', '/checklists/aberration', {
    requestId: randomUUID(),
    checklistItem: { id: itemId },
    aberration: { title: 'Åpen trapp', description: 'Uten rekkverk.' },
  });
  return answer.json<{ checklistItem: ChecklistItem }>().checklistItem.aberrationId;
};
const choices = async (id: number) =>
  (await scene.call(scene.staff, 'GET', `/checklists/${id}/actions`)).json<ItemActionChoices>();

test('who is turned away: nobody, contractors, staff that it is not assigned to, and items of another checklist', async () => {
  const made = await make(2);
  for (const [who, status] of [
    [undefined, 401],
    [scene.worker, 403],
    [other, 403],
  ] as const)
    assert.equal((await act(who, made)).statusCode, status);
  const another = await make(2);
  assert.equal((await act(scene.staff, { ...made, checklistId: another.id })).statusCode, 404);
  assert.equal((await scene.call(scene.worker, 'GET', `/checklists/${made.id}/actions`)).statusCode, 403);
  assert.equal((await scene.call(scene.staff, 'GET', '/checklists/999999/actions')).statusCode, 404);
});

test('what is wrong is said: missing fields, and a deadline more than two years ago or six ahead', async () => {
  const made = await make(2);
  const empty = await act(
    scene.staff,
    made,
    { aberrationActionType: null },
    { title: '', description: '', responsibleId: null },
  );
  assert.equal(empty.statusCode, 400);
  for (const text of ['Tittel', 'Type', 'Beskrivelse', 'Ansvarlig'])
    assert.match(empty.body, new RegExp(`${text} må angis\\.`));
  const [first, last] = [addYears(today(), -2), addYears(today(), 6)];
  for (const timeLimit of [addDays(first, -1), addDays(last, 1)])
    assert.equal((await act(scene.staff, made, { timeLimit })).statusCode, 400);
  const nobody = await act(scene.staff, made, {}, { responsibleId: 999_999 });
  assert.deepEqual(Object.keys(nobody.json<{ errors: object }>().errors), ['responsibleId']);
  saved(await act(scene.staff, made, { timeLimit: first }));
});

test('an item of a checklist for actions has one by itself, which the responsible sees and is written of', async () => {
  const { db } = scene.app.database;
  await db.deleteFrom('mail').execute();
  const made = await make(2);
  const requestId = randomUUID();
  const { id, checklistItem } = saved(await act(scene.staff, made, { requestId }));
  assert.deepEqual(
    [checklistItem.info, checklistItem.action],
    [
      `Tiltak ${id}`,
      { id, title: 'Sett opp rekkverk', actionStatus: 1, statusText: 'Åpen', responsible: 'Piotr Kowalski' },
    ],
  );
  assert.deepEqual(saved(await act(scene.staff, made, { requestId })).id, id);
  assert.equal((await act(scene.staff, made)).statusCode, 400);
  const seen = await scene.call(scene.worker, 'GET', `/aberration/actions/details/${id}`);
  const { severity, actionsType } = seen.json<{ action: Action }>().action;
  assert.deepEqual([severity, actionsType], [1, 'Korrigerende tiltak']);
  const mails = await db.selectFrom('mail').select('to_address').execute();
  assert.deepEqual(mails, [{ to_address: scene.worker.email }]);
});

test('the deviation of an item takes any number of actions, and is open again when one comes', async () => {
  const { db } = scene.app.database;
  const made = await make(0);
  const aberrationId = await deviate(made.itemId);
  assert.equal((await act(scene.staff, made)).statusCode, 400);
  assert.equal(
    (await act(scene.staff, { ...made, itemId: made.itemIds[1] ?? 0 }, { aberrationId })).statusCode,
    400,
  );
  await db.updateTable('aberration').set({ status: 3 }).where('id', '=', aberrationId).execute();
  saved(await act(scene.staff, made, { aberrationId }));
  const { checklistItem } = saved(await act(scene.staff, made, { aberrationId }));
  assert.equal(checklistItem.actionsInfo, '3 tiltak, 0 behandlet');
  const { aberrationActions, aberrationActionTypes, actionSeverities } = await choices(made.id);
  assert.deepEqual(aberrationActions, [{ checklistItemId: made.itemId, aberrationId, totalActions: 3 }]);
  assert.deepEqual([aberrationActionTypes.length, actionSeverities.length], [3, 3]);
  const found = db.selectFrom('aberration').where('id', '=', aberrationId).select('status');
  assert.deepEqual(await found.executeTakeFirst(), { status: 1 });
});
