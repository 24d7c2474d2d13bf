import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { listAnonymisations, listDeactivatedPeople } from '@byggtun/shared/contract/anonymisation';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { sql } from 'kysely';

import { today } from '../../../core/time/today';
import { removeStale } from '../../../record/attachment/removeStale';
import { createComplaint, createProject } from '../../../testing/builders/cases';
import { createChecklist } from '../../../testing/builders/checklists';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { uploadWhole } from '../../../testing/builders/uploads';
import { testFiles } from '../../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
});

const list = async (text = '') => {
  const path = `/user/person/deactivated?text=${encodeURIComponent(text)}`;
  return (await scene.call(scene.staff, 'GET', path)).json<RouteAnswer<typeof listDeactivatedPeople>>();
};
const log = async () => {
  const answer = await scene.call(scene.staff, 'GET', '/user/person/anonymised');
  return answer.json<RouteAnswer<typeof listAnonymisations>>().items;
};
const anonymise = (who: TestContact | undefined, { personId }: TestContact) =>
  scene.call(who, 'PUT', `/user/person/${personId}/anonymise`);
const messageOf = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;

test('who is turned away: no token, contractors; and nobody is anonymised who is active, has something open or was on a site today', async () => {
  const { staff, main, worker, stranger, app } = scene;
  const { db } = app.database;
  const left = await createContact(db, main.companyId, { active: false });
  const statuses = [];
  for (const who of [undefined, main, worker, stranger])
    statuses.push((await anonymise(who, left)).statusCode);
  assert.deepEqual(statuses, [401, 403, 403, 403]);
  assert.equal((await anonymise(staff, { ...left, personId: 2_000_000_000 })).statusCode, 404);
  const active = await anonymise(staff, worker);
  assert.equal(active.statusCode, 403);
  assert.match(messageOf(active), /aktiv kontaktperson/);
  const busy = await createContact(db, main.companyId, { active: false });
  await createComplaint(db, busy);
  assert.match(messageOf(await anonymise(staff, busy)), /ansvarlig for åpne saker/);
  await db
    .insertInto('site_day')
    .values({ project_id: await createProject(db), day: today(), email: left.email, name: 'Test' })
    .execute();
  assert.match(messageOf(await anonymise(staff, left)), /på en byggeplass i dag/);
  assert.equal((await log()).length, 0);
});

test('those who act for no company are listed, by any word of theirs, and no others', async () => {
  const { db } = scene.app.database;
  const gone = await createContact(db, scene.main.companyId, {
    ...{ firstName: 'Ole', lastName: 'Æsop', active: false },
  });
  const elsewhere = await createContact(db, scene.main.companyId, { firstName: 'Siv', active: false });
  await db
    .insertInto('contact_person')
    .values({ person_id: elsewhere.personId, company_id: scene.stranger.companyId })
    .execute();
  const { items, totalCount } = await list('æsop nordre');
  assert.deepEqual(items, [
    {
      ...{ personId: gone.personId, fullName: 'Ole Æsop', email: gone.email, deactivatedAt: null },
      companies: ['Nordre Tømrer AS'],
    },
  ]);
  assert.equal(totalCount, 1);
  const all = (await list()).items.map(({ personId }) => personId);
  assert.ok(all.includes(gone.personId));
  assert.ok(!all.includes(elsewhere.personId));
  assert.deepEqual((await list('finnes%ikke')).items, []);
});

/** Of whom each place where something is stored holds something, under a name that nobody else has. */
const somebody = async () => {
  const { staff, main, app, call } = scene;
  const { db } = app.database;
  const who = await createContact(db, main.companyId, { firstName: 'Quirinius', lastName: 'Zwick' });
  const { personId, id, email } = who;
  await db
    .updateTable('person')
    .set({ mobile: '40987123', birth_date: '1961-02-03', title: 'Zwickel' })
    .where('id', '=', personId)
    .execute();
  await db
    .updateTable('contact_person')
    .set({ hms_card_number: '987654321', hms_card_issued_date: today() })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('profile_photo')
    .values({ person_id: personId, size: 96, bytes: Buffer.from('x') })
    .execute();
  await db
    .insertInto('person_setting')
    .values({ person_id: personId, key: 'BTDarkMode', value: '2' })
    .execute();
  await db.insertInto('person_role').values({ person_id: personId, role: 'PRL' }).execute();
  const complaint = await createComplaint(db, who, { name: 'Dør på gløtt' });
  await call(staff, 'POST', '/comments/save', {
    ...{ regLineId: complaint, format: 'html', tags: [{ personId: id, status: 1 }] },
    newComment: `<p>Se på den, <span data-mention="${id}">@Quirinius Zwick</span></p>`,
  });
  await call(main, 'POST', '/user/contactperson/create', { id });
  await db
    .insertInto('sign_in_account')
    .values({ email, password_hash: 'x', person_name: 'Quirinius Zwick' })
    .execute();
  await db
    .insertInto('oidc_payload')
    .values({ id: 'Session:a', payload: JSON.stringify({ accountId: email }) })
    .execute();
  const letter = { path: '/complaints/1', text: 'Quirinius Zwick har kommentert.', subject: 'Ny kommentar' };
  await db
    .insertInto('mail')
    .values({ to_address: main.email, by_id: id, ...letter })
    .execute();
  const day = {
    ...{ project_id: await createProject(db), day: '2026-01-05', email, person_id: personId },
    ...{ name: 'Quirinius Zwick', birth_date: '1961-02-03', hms_card_number: '987654321' },
  };
  await db.insertInto('site_day').values(day).execute();
  const checklist = await createChecklist(db, staff);
  await sql`
    insert into checklist_signature (checklist_id, uuid, full_name, drawing, created_by_id)
    values (${checklist.id}, gen_random_uuid(), 'Quirinius Zwick', 'M1 1L2 2', ${staff.id})`.execute(db);
  return { who, complaint };
};

/** A course of theirs with a picture of the certificate, that developer staff may see until then. */
const givePicture = async (who: TestContact) => {
  const { app, call, staff } = scene;
  const { db } = app.database;
  const course = await db
    .insertInto('course')
    .values({ name: 'Truck', has_expiry_date: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: who.id, course_id: course.id, from_date: today() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { fileName: 'Zwick truck.png', bytes: await testFiles.png() };
  const { bufferGuid } = (await uploadWhole(scene, who, file)).attachment;
  await call(who, 'PUT', `/user/contactperson/course/${own.id}/picture`, { bufferGuid });
  assert.equal((await call(staff, 'GET', `/attachments/${bufferGuid}`)).statusCode, 200);
  return bufferGuid;
};

/** The tables in which any of the texts stands, in whatever column. */
const tablesWith = async (texts: readonly string[]) => {
  const { db } = scene.app.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const any = texts.map((text) => sql`strpos(lower(own::text), ${text.toLowerCase()}) > 0`);
    const { rows } =
      await sql`select 1 from ${sql.table(name)} own where ${sql.join(any, sql` or `)} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

test('nothing says any longer who somebody was, but the site list and what was signed; a second press changes nothing', async () => {
  const { staff, main, app, call } = scene;
  const { db } = app.database;
  const { who, complaint } = await somebody();
  const picture = await givePicture(who);
  const said = ['zwick', who.email, '40987123', '1961-02-03', '987654321'];
  assert.ok((await tablesWith(said)).length > 8, (await tablesWith(said)).join(', '));
  await call(main, 'PUT', `/contact/${main.companyId}/deactivate/contactPerson/${who.id}`);

  const answer = await anonymise(staff, who);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual(await tablesWith(said), ['checklist_signature', 'site_day']);
  assert.deepEqual(await tablesWith([who.email]), []);
  for (const table of ['profile_photo', 'person_setting', 'person_role'] as const) {
    const left = await db
      .selectFrom(table)
      .where('person_id', '=', who.personId)
      .select('person_id')
      .execute();
    assert.deepEqual(left, [], table);
  }
  assert.equal((await call(staff, 'GET', `/attachments/${picture}`)).statusCode, 404);
  await removeStale(app);
  assert.deepEqual(
    await db.selectFrom('attachment').select('buffer_guid').where('buffer_guid', '=', picture).execute(),
    [],
  );
  // Of the case it stands who did what, by a number that leads to nobody.
  const page = await call(staff, 'POST', '/comment/comments', { id: complaint, commentType: 0 });
  assert.match(page.body, /@Anonymisert person/);
  const journal = await call(staff, 'GET', `/complaints/${complaint}/journal`);
  assert.match(journal.body, /Anonymisert person/);

  const line = answer.json<{ personId: number; byName: string }>();
  assert.deepEqual([line.personId, line.byName], [who.personId, 'Kari Solberg']);
  assert.deepEqual((await anonymise(staff, who)).json(), line);
  assert.deepEqual(await log(), [line]);
});

test('who is anonymised stands in no company, is not brought back, and their address is free for somebody new', async () => {
  const { staff, main, app, call } = scene;
  const who = await createContact(app.database.db, main.companyId, { active: false });
  await anonymise(staff, who);
  const people = await call(main, 'GET', `/contact/${main.companyId}/contactpersons`);
  assert.doesNotMatch(people.body, /Anonymisert/);
  const back = await call(main, 'PUT', `/contact/${main.companyId}/activate/contactPerson/${who.id}`);
  assert.equal(back.statusCode, 404);
  assert.equal((await call(who, 'GET', '/user/contactperson')).statusCode, 403);
  assert.ok(!(await list()).items.some(({ personId }) => personId === who.personId));
  const person = { firstName: 'Ny', lastName: 'Person', email: who.email, mobile: '99999001', title: '' };
  const added = await call(main, 'POST', '/user/contactperson/add', {
    activeContactId: main.companyId,
    person,
  });
  assert.equal(added.statusCode, 200, added.body);
});
