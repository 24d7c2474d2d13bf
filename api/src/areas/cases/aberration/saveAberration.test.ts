import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { Action, getAction } from '@byggtun/shared/contract/action';
import { addDays } from '@byggtun/shared/contract/day';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { today } from '../../../core/time/today';
import { createAttachment } from '../../../testing/builders/attachments';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { reportCalls } from '../testing/reportCalls';

type Who = Scene['main'] | undefined;
let scene: Scene;
let calls: Awaited<ReturnType<typeof reportCalls>>;
before(async () => {
  scene = await buildScene();
  calls = await reportCalls(scene);
});

const actionOf = async (who: Who, id: number) =>
  (await scene.call(who, 'GET', `/aberration/actions/details/${id}`)).json<RouteAnswer<typeof getAction>>()
    .action;
const reports = async () => {
  const { db } = scene.app.database;
  const all = await db.selectFrom('aberration').select('id').execute();
  const actions = await db.selectFrom('action').select('id').execute();
  return [all.length, actions.length];
};

test('what is missing is said in the prescribed words, each in its field', async () => {
  const { json, statusCode } = await calls.send(scene.worker, {
    title: ' \u0000 ',
    description: '',
    aberrationTypeId: null,
    responsible: null,
    projTable: null,
  });
  assert.equal(statusCode, 400);
  assert.deepEqual(json<{ errors: object }>().errors, {
    title: ['Tittel må fylles ut!'],
    description: ['Beskrivelse må fylles ut!'],
    aberrationTypeId: ['Type må fylles ut!'],
    responsible: ['Ansvarlig må fylles ut!'],
    projTable: ['Prosjekt må velges ut!'],
  });
});

test('what does not belong together is refused, in its field, and nothing is saved', async () => {
  const before = await reports();
  const table: [object, string][] = [
    [{ registrated: addDays(today(), 1) }, 'registrated'],
    [{ timeLimit: addDays(today(), -1) }, 'timeLimit'],
    [{ aberrationTypeId: calls.ruhType.id, aberrationCauseId: null }, 'aberrationTypeId'],
    [{ aberrationCauseId: calls.ruhType.causeId }, 'aberrationCauseId'],
    [{ projTable: calls.other, projPhase: null, projSectionId: null }, 'projTable'],
    [{ projPhase: calls.elsewhere.houseId, projSectionId: null }, 'projPhase'],
    [{ projPhase: null }, 'projSectionId'],
    [{ projSectionId: 999_999 }, 'projSectionId'],
    [{ location: 999_999 }, 'location'],
    [{ responsible: scene.stranger.id }, 'responsible'],
    [{ category: 2 }, 'category'],
    [{ id: 5 }, 'id'],
    [{ severity: 4 }, 'severity'],
    [{ title: 'x'.repeat(201) }, 'title'],
  ];
  for (const [changes, field] of table) {
    const answer = await calls.send(scene.worker, changes);
    assert.equal(answer.statusCode, 400, field);
    assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), [field], answer.body);
  }
  assert.deepEqual(await reports(), before);
});

test('today is allowed for both dates; cause, severity, deadline and place may be left out', async () => {
  assert.equal((await calls.send(scene.worker, { timeLimit: today() })).statusCode, 200);
  const bare = {
    aberrationCauseId: null,
    severity: null,
    timeLimit: null,
    projPhase: null,
    projSectionId: null,
    location: null,
  };
  assert.equal((await calls.send(scene.worker, bare)).statusCode, 200);
});

test('a report becomes an action of the responsible, with the same words and the same place', async () => {
  const { db } = scene.app.database;
  const guid = await createAttachment(db, scene.worker);
  await db.deleteFrom('mail').execute();
  const answer = await calls.send(scene.worker, { attachments: [{ bufferGuid: guid, status: 2 }] });
  const { id, actionId } = answer.json<{ id: number; actionId: number }>();
  const action = await actionOf(scene.colleague, actionId);
  const told: (keyof Action)[] = [
    'title',
    'severity',
    'timeLimit',
    'projectName',
    'houseNum',
    'apartmentKey',
  ];
  assert.deepEqual(
    told.map((field) => action[field]),
    ['Åpen sjakt', 1, addDays(today(), 14), 'Åsgård terrasse', '2', 'H0203'],
  );
  assert.deepEqual(
    [action.responsible, action.createdBy, action.may.treat, action.actionStatus],
    ['Åse Strand', 'Piotr Kowalski', true, 1],
  );
  assert.deepEqual(
    [action.aberration?.id, action.aberration?.location, action.aberration?.attachments[0]?.bufferGuid],
    [id, 'Heissjakt', guid],
  );
  // What shows the trouble does not show that it is mended.
  assert.deepEqual(action.evidence, { attachments: 0, comments: 0 });
  const mails = await db.selectFrom('mail').selectAll().execute();
  assert.deepEqual(
    mails.map(({ to_address, subject, path }) => [to_address, subject, path]),
    [[scene.colleague.email, `Du er ny ansvarlig: tiltak ${actionId}, Åpen sjakt`, `/actions/${actionId}`]],
  );
  assert.match(mails[0]?.text ?? '', /Rekkverket foran sjakten er tatt ned\./);
});

test('who makes themselves responsible is not mailed', async () => {
  const { db } = scene.app.database;
  await db.deleteFrom('mail').execute();
  assert.equal((await calls.send(scene.worker, { responsible: scene.worker.id })).statusCode, 200);
  assert.deepEqual(await db.selectFrom('mail').selectAll().execute(), []);
});

test('whom each may make responsible: staff anybody active, contractors colleagues and the project’s staff', async () => {
  const { staff, worker, main, stranger } = scene;
  const statusOf = async (who: Who, responsible: number) =>
    (await calls.send(who, { responsible })).statusCode;
  assert.equal(await statusOf(staff, stranger.id), 200);
  assert.equal(await statusOf(worker, main.id), 200);
  assert.equal(await statusOf(worker, staff.id), 200);
  assert.equal(await statusOf(worker, stranger.id), 400);
});

test('a form that is sent again makes no second report, also when both come at once', async () => {
  const before = await reports();
  const form = { requestId: randomUUID() };
  const answers = await Promise.all([calls.send(scene.worker, form), calls.send(scene.worker, form)]);
  const again = await calls.send(scene.worker, form);
  const [first, ...others] = [...answers, again].map((answer) => [answer.statusCode, answer.body]);
  assert.equal(first?.[0], 200);
  assert.deepEqual(others, [first, first]);
  const after = await reports();
  assert.deepEqual(after, [(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  // Another person's form of the same number is another form.
  const theirs = await calls.send(scene.staff, form);
  assert.equal(theirs.statusCode, 200, theirs.body);
  assert.notEqual(theirs.body, again.body);
});

test('a deviation or RUH that comes without a number is saved each time', async () => {
  for (const send of [calls.send, calls.sendRuh]) {
    const [one, two] = [
      await send(scene.worker, { requestId: undefined }),
      await send(scene.worker, { requestId: undefined }),
    ];
    assert.deepEqual([one.statusCode, two.statusCode], [200, 200], one.body);
    assert.notEqual(one.body, two.body);
  }
});

test('other content under a used number is refused with the way to what was stored, and nothing is stored', async () => {
  const form = { requestId: randomUUID() };
  const { actionId } = (await calls.send(scene.worker, form)).json<{ actionId: number }>();
  const before = await reports();
  for (const changes of [
    { title: 'Åpen sjakt i bygg B' },
    { severity: 3 },
    { description: 'x', severity: 2 },
  ]) {
    const answer = await calls.send(scene.worker, { ...form, ...changes });
    assert.equal(answer.statusCode, 400, answer.body);
    const { error, path } = answer.json<{ error: string; path: string }>();
    assert.deepEqual([error, path], ['savedBefore', `/actions/${actionId}`]);
  }
  const asRuh = await calls.sendRuh(scene.worker, form);
  assert.equal(asRuh.json<{ error: string }>().error, 'savedBefore');
  assert.deepEqual(await reports(), before);
});

test('a RUH is saved by its own call, and its action says that it follows from one', async () => {
  const answer = await calls.sendRuh(scene.worker);
  assert.equal(answer.statusCode, 200, answer.body);
  const { actionId } = answer.json<{ actionId: number }>();
  assert.equal((await actionOf(scene.worker, actionId)).aberration?.category, 2);
  const wrong = await scene.call(scene.worker, 'POST', '/ruh/insertupdate', calls.reportOf());
  assert.deepEqual(Object.keys(wrong.json<{ errors: object }>().errors), ['category']);
});

test('signs of HTML and SQL are kept as the text that they are', async () => {
  const title = `'); drop table action; -- <script>alert(1)</script>`;
  const { actionId } = (await calls.send(scene.worker, { title })).json<{ actionId: number }>();
  assert.equal((await actionOf(scene.worker, actionId)).title, title);
});

test('who the action is handed to sees what was attached to the deviation, from whichever company', async () => {
  const { staff, stranger, worker, colleague } = scene;
  const guid = await createAttachment(scene.app.database.db, staff);
  const reported = await calls.send(staff, {
    responsible: staff.id,
    attachments: [{ bufferGuid: guid, status: 2 }],
  });
  const { actionId } = reported.json<{ actionId: number }>();
  const mayFetch = async (who: Who) =>
    (await scene.call(who, 'POST', `/attachments/${guid}/ticket`)).statusCode;
  assert.deepEqual([await mayFetch(stranger), await mayFetch(worker)], [404, 404]);
  const body = { id: actionId, version: 1, responsibleId: stranger.id };
  assert.equal((await scene.call(staff, 'POST', '/action/save', body)).statusCode, 200);
  assert.deepEqual(
    [await mayFetch(stranger), await mayFetch(staff), await mayFetch(colleague)],
    [200, 200, 404],
  );
});
