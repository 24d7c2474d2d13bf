import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Action } from '@byggtun/shared/contract/action';
import type { ActionJournalEntry } from '@byggtun/shared/contract/actionJournal';

import { actionCalls, refusalOf } from '../../../testing/actionCalls';
import { createAction, createReport } from '../../../testing/builders/actions';
import { createProject } from '../../../testing/builders/cases';
import { createPlace } from '../../../testing/builders/places';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let calls: ReturnType<typeof actionCalls>;
before(async () => {
  scene = await buildScene();
  calls = actionCalls(scene);
});
type Person = Scene['main'];

const mails = async () => {
  const { db } = scene.app.database;
  const rows = await db.selectFrom('mail').selectAll().orderBy('id').execute();
  await db.deleteFrom('mail').execute();
  return rows.map(({ to_address, subject, text, path }) => ({ to_address, subject, text, path }));
};

const contractorInfo =
  'Hovedkontaktperson og ansvarlig kan endre ansvarlig, men kun ansavarlig kan sette tiltak som behandlet!';

test('who is turned away from an action, its journal and its save', async () => {
  const { worker, main, colleague, staff, stranger } = scene;
  const id = await calls.treatable();
  const asked = [
    (who?: Person) => calls.details(who, id),
    (who?: Person) => scene.call(who, 'GET', `/actions/${id}/journal`),
    (who?: Person) => calls.save(who, id),
  ];
  for (const call of asked) {
    assert.equal((await call(undefined)).statusCode, 401);
    assert.equal((await call(stranger)).statusCode, 404);
  }
  assert.equal((await calls.details(staff, 999_999)).statusCode, 404);
  assert.deepEqual(await refusalOf(calls.save(staff, id)), [
    403,
    'Kun ansvarlig kan endre ansvarlig og sette tiltak som behandlet!',
  ]);
  assert.deepEqual(await refusalOf(calls.save(main, id)), [
    403,
    'Kun ansvarlig kan sette tiltak som behandlet!',
  ]);
  assert.deepEqual(await refusalOf(calls.save(colleague, id)), [403, contractorInfo]);
  assert.equal((await calls.save(worker, id)).statusCode, 200);
});

test('an action says all that its page shows, and what each may do with it', async () => {
  const { db } = scene.app.database;
  const project_id = await createProject(db, { name: 'Sandaker park', address: 'Sandakerveien 11' });
  const { houseId, sectionId } = await createPlace(db, project_id);
  const { actionId, aberrationId } = await createReport(db, scene.worker, {
    created_by_id: scene.staff.id,
    project_id,
    house_id: houseId,
    section_id: sectionId,
    severity: 1,
    created_at: new Date('2026-03-01T09:00:00Z'),
    updated_at: new Date('2026-03-02T09:00:00Z'),
  });
  const { action, tagUsers, contactPersons } = await calls.shown(scene.worker, actionId);
  const { aberration, ...rest } = action;
  assert.deepEqual(rest, {
    id: actionId,
    title: 'Rekkverk mangler',
    description: 'Rekkverket i trappen er tatt ned.',
    statusText: 'Åpen',
    actionStatus: 1,
    severity: 1,
    aberrationSeverity: 'Høy',
    timeLimit: '2026-12-24',
    createdBy: 'Kari Solberg',
    createdDate: '2026-03-01T09:00:00.000Z',
    completedDate: null,
    updatedString: '02.03.2026 10:00',
    responsible: 'Piotr Kowalski',
    responsibleId: scene.worker.id,
    responsiblePhoto: null,
    contactId: scene.worker.companyId,
    contactName: 'Nordre Tømrer AS',
    projectName: 'Sandaker park',
    apartmentKey: 'H0203',
    houseNum: '2',
    sectionNum: '014',
    project: { id: project_id, address: 'Sandakerveien 11' },
    currentCustomer: {
      person: { fullName: 'Jonas Berg', mobile: '99999935', email: 'jonas@epost.example' },
    },
    attachments: [],
    evidence: { attachments: 0, comments: 0 },
    may: { treat: true, changeResponsible: true, comment: true, info: null },
    version: 1,
  });
  assert.deepEqual([aberration?.id, aberration?.category, aberration?.cause], [aberrationId, 1, '']);
  assert.deepEqual(
    contactPersons.map(({ fullName }) => fullName),
    ['Marte Haugen', 'Åse Strand'],
  );
  assert.deepEqual(tagUsers.map(({ value }) => value).sort(), [
    'Kari Solberg',
    'Marte Haugen',
    'Piotr Kowalski',
    'Åse Strand',
  ]);
  assert.deepEqual((await calls.shown(scene.colleague, actionId)).action.may, {
    treat: false,
    changeResponsible: false,
    comment: true,
    info: contractorInfo,
  });
});

test('the responsible and the main contact of their company change the responsible: contractors to a colleague, staff to anybody', async () => {
  const { worker, main, colleague, staff, stranger } = scene;
  const { db } = scene.app.database;
  const id = await createAction(db, worker);
  const change = (who: Person, to: Person, version: number) =>
    calls.save(who, id, { responsibleId: to.id, version });
  assert.equal((await change(colleague, colleague, 1)).statusCode, 403);
  assert.equal((await change(staff, staff, 1)).statusCode, 403);
  assert.equal((await change(worker, stranger, 1)).statusCode, 400);
  assert.equal((await change(worker, staff, 1)).statusCode, 400);
  assert.equal((await change(worker, colleague, 1)).json<Action>().responsible, 'Åse Strand');
  assert.equal((await change(main, main, 2)).json<Action>().responsibleId, main.id);
  const own = await createAction(db, staff);
  const given = await calls.save(staff, own, { responsibleId: stranger.id });
  assert.deepEqual(
    [given.json<Action>().contactId, given.json<Action>().may.changeResponsible],
    [stranger.companyId, false],
  );
  assert.equal((await calls.details(stranger, own)).statusCode, 200);
  assert.equal((await calls.details(worker, own)).statusCode, 404);
});

test('nobody who is deactivated becomes responsible', async () => {
  const { db } = scene.app.database;
  const id = await createAction(db, scene.worker);
  await db
    .updateTable('contact_person')
    .set({ active: false })
    .where('id', '=', scene.colleague.id)
    .execute();
  const answer = await calls.save(scene.worker, id, { responsibleId: scene.colleague.id });
  await db.updateTable('contact_person').set({ active: true }).where('id', '=', scene.colleague.id).execute();
  assert.equal(answer.statusCode, 400);
  assert.deepEqual(answer.json<{ errors: object }>().errors, {
    responsibleId: ['Ny ansvarlig er ikke valgt!'],
  });
});

test('the journal tells each change, the newest first', async () => {
  const { worker, colleague, main, staff } = scene;
  const id = await calls.treatable();
  await calls.save(main, id, { responsibleId: colleague.id });
  await calls.comment(colleague, id);
  assert.equal((await calls.save(colleague, id, { actionStatus: 3, version: 2 })).statusCode, 200);
  for (const who of [worker, staff]) {
    const journal = (await scene.call(who, 'GET', `/actions/${id}/journal`)).json<ActionJournalEntry[]>();
    assert.deepEqual(
      journal.map(({ by, field, from, to }) => [by, field, from, to]),
      [
        ['Åse Strand', 'status', 1, 3],
        ['Marte Haugen', 'responsible', 'Piotr Kowalski', 'Åse Strand'],
      ],
    );
  }
});

test('the new responsible is mailed, and the reporter when it is treated; nobody of their own doing', async () => {
  const { worker, colleague, main, stranger } = scene;
  const { db } = scene.app.database;
  const project_id = await createProject(db, { name: 'Sandaker park' });
  const id = await calls.treatable({ project_id, created_by_id: stranger.id, deadline: '2026-12-17' });
  await mails();
  await calls.save(main, id, { responsibleId: colleague.id });
  assert.deepEqual(await mails(), [
    {
      to_address: colleague.email,
      subject: `Du er ny ansvarlig: tiltak ${id}, Rekkverk mangler`,
      text: `Hei Åse!\n\nMarte Haugen har gjort deg ansvarlig for tiltak ${id}, «Rekkverk mangler», i Sandaker park.\n\nFristen er 17.12.2026.`,
      path: `/actions/${id}`,
    },
  ]);
  await calls.save(colleague, id, { actionStatus: 3, version: 2 });
  const [told, ...more] = await mails();
  assert.deepEqual(
    [told?.to_address, told?.subject, told?.path, more],
    [stranger.email, `Behandlet: tiltak ${id}, Rekkverk mangler`, `/actions/${id}`, []],
  );
  assert.match(
    told?.text ?? '',
    /^Hei Test!\n\nÅse Strand har satt tiltak \d+, «Rekkverk mangler», i Sandaker/,
  );

  const own = await calls.treatable();
  await calls.save(worker, own);
  await calls.save(main, own, { responsibleId: main.id, version: 2 });
  assert.deepEqual(await mails(), []);
});

test('who reported it sees it, comments on it and hears of it, from whichever company', async () => {
  const { db } = scene.app.database;
  const id = await calls.treatable({ created_by_id: scene.stranger.id });
  assert.equal((await calls.details(scene.stranger, id)).statusCode, 200);
  assert.equal((await calls.comment(scene.stranger, id)).statusCode, 200);
  assert.equal((await calls.save(scene.stranger, id)).statusCode, 403);
  await calls.save(scene.worker, id);
  const event = await db.selectFrom('hub_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  assert.deepEqual(event.audience, [
    'staff',
    `company:${scene.worker.companyId}`,
    `person:${scene.stranger.id}`,
  ]);
  assert.match(JSON.stringify(event.payload), /"type":\s*"action"/);
});

test('everybody who sees it adds attachments, and nothing else changes by it', async () => {
  const id = await createAction(scene.app.database.db, scene.worker, { version: 3 });
  for (const who of [scene.worker, scene.colleague, scene.main, scene.staff]) {
    const answer = await calls.save(who, id, await calls.withFile(who));
    assert.deepEqual([answer.statusCode, answer.json<Action>().version], [200, 3]);
  }
  assert.equal((await calls.save(scene.stranger, id, await calls.withFile(scene.stranger))).statusCode, 404);
  // With the whole action, as it was shown.
  const { action } = await calls.shown(scene.colleague, id);
  const { attachments } = await calls.withFile(scene.colleague);
  const whole = { ...action, attachments: [...action.attachments, ...attachments] };
  assert.equal((await calls.save(scene.colleague, id, whole)).json<Action>().version, 3);
  assert.equal((await calls.shown(scene.staff, id)).action.attachments.length, 5);
  assert.equal((await calls.save(scene.colleague, id, action)).statusCode, 403);
});
