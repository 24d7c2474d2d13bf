import assert from 'node:assert/strict';
import { before, mock, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import type { RegLine } from '@byggtun/shared/contract/complaint';

import { createAttachment } from '../../../testing/builders/attachments';
import { createComplaint } from '../../../testing/builders/cases';
import { createContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const bodyOf = (id: number, responsible: number, changes: object = {}) => ({
  lineIndexLineId: id,
  version: 1,
  lineStatus: 2,
  contactPersonId: responsible,
  newComment: 'Utført',
  ...changes,
});
const journalOf = (id: number) =>
  scene.app.database.db
    .selectFrom('journal')
    .selectAll()
    .where('owner_kind', '=', 'complaint')
    .where('owner_id', '=', id)
    .execute();
const eventsOf = async (id: number) => {
  const rows = await scene.app.database.db.selectFrom('hub_event').selectAll().orderBy('id').execute();
  return rows.filter(({ payload }) => isDeepStrictEqual(payload.payload, { type: 'complaint', id }));
};

test('who is turned away from finishing', async () => {
  const id = await createComplaint(scene.app.database.db, scene.worker);
  const body = bodyOf(id, scene.worker.id);
  const table = [
    { who: undefined, status: 401, message: 'Du er ikke logget inn' },
    { who: scene.stranger, status: 404, message: 'Ikke funnet' },
    { who: scene.colleague, status: 403, message: 'Kun ansvarlig kan gjøre dette.' },
    { who: scene.staff, status: 403, message: 'Kun ansvarlig kan gjøre dette.' },
  ];
  for (const { who, status, message } of table) {
    const answer = await scene.call(who, 'POST', '/complaints/update', body);
    assert.equal(answer.statusCode, status);
    assert.equal(answer.json<{ message: string }>().message, message);
  }
  assert.equal((await journalOf(id)).length, 0);
});

test('a comment of 100 KB is refused before its characters are counted', async () => {
  const id = await createComplaint(scene.app.database.db, scene.worker);
  const segment = mock.method(Intl.Segmenter.prototype, 'segment');
  const body = bodyOf(id, scene.worker.id, { newComment: '👍'.repeat(25_000) });
  for (const [who, status] of [
    [undefined, 401],
    [scene.stranger, 400],
    [scene.worker, 400],
  ] as const)
    assert.equal((await scene.call(who, 'POST', '/complaints/update', body)).statusCode, status);
  assert.equal(segment.mock.callCount(), 0);
  segment.mock.restore();
});

test('the responsible finishes with a comment: status, version, journal, comment and event', async () => {
  const id = await createComplaint(scene.app.database.db, scene.worker);
  const answer = await scene.call(scene.worker, 'POST', '/complaints/update', bodyOf(id, scene.worker.id));
  assert.equal(answer.statusCode, 200);
  const { lineStatus, regStatus, version, may } = answer.json<Record<string, unknown>>();
  assert.deepEqual({ lineStatus, regStatus, version }, { lineStatus: 2, regStatus: 'Utført', version: 2 });
  assert.deepEqual(may, { finish: false, changeStatus: false, changeResponsible: true, comment: true });
  const [entry] = await journalOf(id);
  assert.deepEqual(
    [entry?.field, entry?.from_value, entry?.to_value, entry?.created_by_id],
    ['status', 0, 2, scene.worker.id],
  );
  const comments = await scene.call(scene.main, 'POST', '/comment/comments', { id, commentType: 0 });
  assert.deepEqual(
    comments.json<{ text: string }[]>().map(({ text }) => text),
    ['Utført'],
  );
  const [event] = await eventsOf(id);
  assert.deepEqual(event?.audience, ['staff', `company:${scene.worker.companyId}`]);
});

test('the main contact of the company finishes for the responsible', async () => {
  const id = await createComplaint(scene.app.database.db, scene.worker);
  const answer = await scene.call(scene.main, 'POST', '/complaints/update', bodyOf(id, scene.worker.id));
  assert.equal(answer.statusCode, 200);
});

test('what a finish is refused for', async () => {
  const { db } = scene.app.database;
  const open = await createComplaint(db, scene.worker);
  const closed = await createComplaint(db, scene.worker, { status: 3 });
  const stale = /endret siden du åpnet den, så ingenting er lagret/;
  const table = [
    {
      id: open,
      changes: { newComment: undefined },
      field: 'newComment',
      text: /^Kommentar er ikke lagt til!$/,
    },
    { id: open, changes: { newComment: 'å'.repeat(281) }, field: 'newComment', text: /280 tegn/ },
    { id: open, changes: { version: 7 }, text: stale },
    { id: closed, changes: {}, text: /allerede ferdigstilt/ },
    { id: closed, changes: { lineStatus: 3 }, text: /allerede ferdigstilt/ },
    { id: open, changes: { lineStatus: 0, newComment: undefined }, text: /Ingenting er endret/ },
    { id: open, changes: { contactPersonId: 2_147_483_648 }, field: 'contactPersonId', text: /./ },
  ];
  for (const { id, changes, field, text } of table) {
    const answer = await scene.call(
      scene.worker,
      'POST',
      '/complaints/update',
      bodyOf(id, scene.worker.id, changes),
    );
    const { message, errors } = answer.json<{ message: string; errors?: Record<string, string[]> }>();
    assert.equal(answer.statusCode, 400);
    assert.match(field ? (errors?.[field]?.[0] ?? '') : message, text);
  }
  const other = await scene.call(
    scene.worker,
    'POST',
    '/complaints/update',
    bodyOf(open, scene.worker.id, { lineStatus: 3 }),
  );
  assert.equal(other.statusCode, 403);
  assert.equal((await journalOf(open)).length, 0);
});

test('who may comment adds files with the whole complaint as it was shown; with nothing new it is refused', async () => {
  const { app, worker, colleague, call } = scene;
  const id = await createComplaint(app.database.db, worker);
  await call(colleague, 'POST', '/comments/save', { regLineId: id, newComment: 'Hei' });
  for (const [count, who] of [colleague, worker].entries()) {
    const shown = (await call(who, 'GET', `/complaints/${id}`)).json<{ regLine: RegLine }>().regLine;
    const file = { bufferGuid: await createAttachment(app.database.db, who), status: 2 };
    const whole = { ...shown, version: 7, attachments: [...shown.attachments, file] };
    const answer = await call(who, 'POST', '/complaints/update', whole);
    assert.equal(answer.statusCode, 200, answer.body);
    const { version, attachments, comments } = answer.json<RegLine>();
    assert.deepEqual([version, attachments.length, comments?.length], [1, count + 1, 1]);
  }
  assert.equal((await journalOf(id)).length, 0);
  const shown = (await call(worker, 'GET', `/complaints/${id}`)).json<{ regLine: RegLine }>().regLine;
  assert.equal((await call(worker, 'POST', '/complaints/update', shown)).statusCode, 400);
});

test('of two who finish at once one wins, the other is told, and there is one journal entry', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await createComplaint(scene.app.database.db, scene.worker);
    const body = bodyOf(id, scene.worker.id);
    const answers = await Promise.all([
      scene.call(scene.worker, 'POST', '/complaints/update', body),
      scene.call(scene.main, 'POST', '/complaints/update', body),
    ]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
    assert.equal((await journalOf(id)).length, 1);
  }
});

test("another's comment does not make a finish stale", async () => {
  const id = await createComplaint(scene.app.database.db, scene.worker);
  const comment = await scene.call(scene.staff, 'POST', '/comments/save', {
    regLineId: id,
    newComment: 'Hei',
  });
  assert.equal(comment.statusCode, 200);
  const answer = await scene.call(scene.worker, 'POST', '/complaints/update', bodyOf(id, scene.worker.id));
  assert.equal(answer.statusCode, 200);
});

test('what is said to a customer whom the case does not have is refused, and nothing is changed', async () => {
  const id = await createComplaint(scene.app.database.db, scene.staff);
  const body = bodyOf(id, scene.staff.id, { visibleToCustomer: true });
  const answer = await scene.call(scene.staff, 'POST', '/complaints/update', body);
  assert.equal(answer.statusCode, 400);
  assert.match(answer.body, /Saken har ingen kunde/);
  assert.equal((await journalOf(id)).length, 0);
});

test('developer staff who are responsible set any status that people may set', async () => {
  const id = await createComplaint(scene.app.database.db, scene.staff);
  const change = (lineStatus: number, version: number) =>
    scene.call(
      scene.staff,
      'POST',
      '/complaints/update',
      bodyOf(id, scene.staff.id, { lineStatus, version }),
    );
  assert.equal((await change(7, 1)).statusCode, 400);
  assert.equal((await change(4, 1)).json<{ regStatus: string }>().regStatus, 'Gjenåpnet');
});

test('whom a contractor and developer staff may choose as the new responsible', async () => {
  const { db } = scene.app.database;
  const gone = await createContact(db, scene.worker.companyId, { active: false });
  const choose = async (who: typeof scene.main, from: typeof scene.main, chosen: typeof scene.main) => {
    const id = await createComplaint(db, from);
    const body = bodyOf(id, chosen.id, { lineStatus: 0, newComment: undefined });
    const answer = await scene.call(who, 'POST', '/complaints/update', body);
    return { id, status: answer.statusCode };
  };
  assert.equal((await choose(scene.worker, scene.worker, scene.stranger)).status, 400);
  assert.equal((await choose(scene.worker, scene.worker, gone)).status, 400);
  assert.equal((await choose(scene.worker, scene.worker, scene.colleague)).status, 200);
  const moved = await choose(scene.staff, scene.staff, scene.stranger);
  assert.equal(moved.status, 200);
  const [event] = await eventsOf(moved.id);
  assert.deepEqual(event?.audience, [
    'staff',
    `company:${scene.staff.companyId}`,
    `company:${scene.stranger.companyId}`,
  ]);
  assert.equal((await scene.call(scene.stranger, 'GET', `/complaints/${moved.id}`)).statusCode, 200);
});
