import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ContactPerson } from '@byggtun/shared/contract/company';
import type { OpenWork } from '@byggtun/shared/contract/companySave';

import { createAction } from '../../../testing/builders/actions';
import { createComplaint } from '../../../testing/builders/cases';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheck } from '../../../testing/builders/selfChecks';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

type Answer = OpenWork & Record<'contactPersons' | 'deactivatedContactPersons', ContactPerson[]>;
const path = (what: string, id: number) => `/contact/${scene.main.companyId}/${what}/contactPerson/${id}`;
const deactivate = (who: TestContact | undefined, id: number) =>
  scene.call(who, 'PUT', path('deactivate', id));
const activate = (who: TestContact | undefined, id: number) => scene.call(who, 'PUT', path('activate', id));
const openWork = (who: TestContact | undefined, id: number) => scene.call(who, 'GET', path('openwork', id));
const leaver = () => createContact(scene.app.database.db, scene.main.companyId);
const idsOf = ({ regLines, actions, checkups }: OpenWork) =>
  [regLines, actions, checkups].map((records) => records.map(({ id }) => id));

test('who is turned away: no token, developer staff, no main contact, another company', async () => {
  const { staff, worker, stranger, colleague, main } = scene;
  for (const call of [deactivate, activate, openWork]) {
    const answers = [];
    for (const who of [undefined, staff, worker, stranger])
      answers.push((await call(who, colleague.id)).statusCode);
    assert.deepEqual(answers, [401, 403, 403, 404]);
    assert.equal((await call(main, stranger.id)).statusCode, 404);
  }
});

test('what is open moves to who does it, with a line in the journal; what is done stays', async () => {
  const { app, main, call } = scene;
  const { db } = app.database;
  const who = await leaver();
  const complaint = await createComplaint(db, who);
  const enquiry = await createComplaint(db, who, { is_enquiry: true, status: 4 });
  const done = await createComplaint(db, who, { status: 2 });
  const action = await createAction(db, who, { status: 2 });
  const treated = await createAction(db, who, { status: 3, completed_at: new Date() });
  const { id: selfCheck } = await createSelfCheck(db, who);
  const completed = await createSelfCheck(db, who, 0, { completed_at: new Date(), completed_by_id: who.id });
  assert.deepEqual(idsOf((await openWork(main, who.id)).json<OpenWork>()), [
    [complaint, enquiry],
    [action],
    [selfCheck],
  ]);

  const answer = (await deactivate(main, who.id)).json<Answer>();
  assert.deepEqual(idsOf(answer), [[complaint, enquiry], [action], [selfCheck]]);
  assert.equal(answer.regLines[1]?.path, `/request/${enquiry}`);
  assert.ok(answer.deactivatedContactPersons.some(({ id }) => id === who.id));
  const responsible = async (table: 'complaint' | 'action', id: number) =>
    await db
      .selectFrom(table)
      .where('id', '=', id)
      .select(['responsible_id', 'version'])
      .executeTakeFirstOrThrow();
  assert.deepEqual(await responsible('complaint', complaint), { responsible_id: main.id, version: 2 });
  assert.deepEqual(await responsible('action', action), { responsible_id: main.id, version: 2 });
  assert.deepEqual(await responsible('complaint', done), { responsible_id: who.id, version: 1 });
  assert.deepEqual(await responsible('action', treated), { responsible_id: who.id, version: 1 });
  const checks = await db
    .selectFrom('schedule')
    .where('id', 'in', [selfCheck, completed.id])
    .select('responsible_id')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    checks.map(({ responsible_id }) => responsible_id),
    [main.id, who.id],
  );
  const lines = await db
    .selectFrom('journal')
    .where('from_value', '=', who.id)
    .select(['owner_kind', 'owner_id', 'field', 'to_value', 'created_by_id'])
    .orderBy('owner_kind')
    .orderBy('owner_id')
    .execute();
  const by = { field: 'responsible', to_value: main.id, created_by_id: main.id };
  assert.deepEqual(lines, [
    { owner_kind: 'action', owner_id: action, ...by },
    { owner_kind: 'complaint', owner_id: complaint, ...by },
    { owner_kind: 'complaint', owner_id: enquiry, ...by },
    { owner_kind: 'schedule', owner_id: selfCheck, ...by },
  ]);
  assert.equal((await call(who, 'GET', '/user/contactperson')).statusCode, 403);
});

test('a second press changes nothing, and who is brought back comes in again', async () => {
  const { main, call } = scene;
  const who = await leaver();
  assert.equal((await deactivate(main, who.id)).statusCode, 200);
  assert.deepEqual(idsOf((await deactivate(main, who.id)).json<Answer>()), [[], [], []]);
  const back = (await activate(main, who.id)).json<Answer>();
  assert.ok(back.contactPersons.some(({ id }) => id === who.id));
  assert.equal((await activate(main, who.id)).statusCode, 200);
  assert.equal((await call(who, 'GET', '/user/contactperson')).statusCode, 200);
});

test('nobody deactivates themselves, or the last main contact', async () => {
  const { main, app } = scene;
  assert.equal((await deactivate(main, main.id)).statusCode, 403);
  const { db } = app.database;
  const admin = await leaver();
  await db.updateTable('contact_person').set({ is_admin: true }).where('id', '=', admin.id).execute();
  assert.equal((await deactivate(admin, main.id)).statusCode, 403);
  const second = await createContact(db, main.companyId, { isMainContact: true });
  const both = await Promise.all([deactivate(main, second.id), deactivate(second, main.id)]);
  assert.ok(both.some(({ statusCode }) => statusCode === 403));
  const { rows } = await app.database.pool.query(
    'select 1 from contact_person where company_id = $1 and is_main_contact and active',
    [main.companyId],
  );
  assert.ok(rows.length > 0);
  await db.updateTable('contact_person').set({ active: true }).where('id', '=', main.id).execute();
});

test('somebody with 5,000 open cases is deactivated in one go, and nobody is mailed 5,000 times', async () => {
  const { app, main } = scene;
  const { db, pool } = app.database;
  const who = await leaver();
  const model = await createComplaint(db, who);
  await pool.query(
    `insert into complaint (name, status, line_date, project_id, responsible_id, company_id)
     select 'Sak ' || n, 0, line_date, project_id, responsible_id, company_id
     from complaint, generate_series(2, 5000) n where complaint.id = $1`,
    [model],
  );
  const mails = async () => (await pool.query('select 1 from mail')).rows.length;
  const before = await mails();
  const answer = (await deactivate(main, who.id)).json<Answer>();
  assert.equal(answer.regLines.length, 5000);
  const lines = await pool.query('select 1 from journal where from_value = $1', [who.id]);
  assert.equal(lines.rows.length, 5000);
  assert.equal(await mails(), before);
});
