import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { sql } from 'kysely';

import { columnTitles } from '../../../record/ownData/columnTitles';
import { createAttachment } from '../../../testing/builders/attachments';
import { createComplaint, createProject } from '../../../testing/builders/cases';
import { owned } from '../../../testing/builders/owned';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { readPdf } from '../../../testing/readPdf';
import { bearer } from '../../../testing/tokenFor';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const ask = (who: TestContact | undefined) => scene.call(who, 'GET', '/user/contactperson/data');
interface Read {
  data: Record<string, Record<string, unknown>[]>;
  oppbevaring: string[];
}

test('who is turned away: no token; everybody else reads their own alone', async () => {
  assert.equal((await ask(undefined)).statusCode, 401);
  const { worker, colleague, main, app } = scene;
  const { db } = app.database;
  await db
    .updateTable('person')
    .set({ birth_date: '1987-03-04' })
    .where('id', '=', worker.personId)
    .execute();
  await createComplaint(db, worker, { name: 'Dør på gløtt' });
  await createComplaint(db, colleague, { name: 'Vindu' });
  await scene.call(main, 'POST', '/user/contactperson/create', { id: worker.id });
  const answer = await ask(worker);
  assert.equal(answer.statusCode, 200);
  assert.match(String(answer.headers['content-disposition']), /^attachment/);
  const { data, oppbevaring } = answer.json<Read>();
  assert.deepEqual(
    data.Person?.map(({ email, birth_date }) => [email, birth_date]),
    [[worker.email, '1987-03-04']],
  );
  assert.deepEqual(
    data.Firmaer?.map(({ company }) => company),
    ['Nordre Tømrer AS'],
  );
  assert.deepEqual(
    data['Reklamasjoner og henvendelser']?.map(({ name }) => name),
    ['Dør på gløtt'],
  );
  assert.equal(data.Invitasjoner?.length, 1);
  assert.ok(oppbevaring.length > 3);
  // Neither a password nor the secret of a link is a person's to read.
  assert.doesNotMatch(answer.body, /password_hash|token_digest|"secret"/);
  assert.doesNotMatch((await ask(colleague)).body, /1987-03-04|Dør på gløtt/);
});

test('who is turned away: everybody on a kiosk, where the file would stay for the next person', async () => {
  const { app, worker } = scene;
  const headers = { ...(await bearer(app, worker.email)), host: 'kiosk.localhost:4100' };
  for (const path of ['data', 'data/pdf']) {
    const answer = await app.inject({ url: `/api/user/contactperson/${path}`, headers });
    assert.equal(answer.statusCode, 403);
    assert.match(answer.body, /kan ikke lagres på en kiosk/);
  }
});

test('the picture of a certificate stands beside the course that it belongs to', async () => {
  const { main, app } = scene;
  const { db } = app.database;
  const course = await db
    .insertInto('course')
    .values({ name: 'Truck', has_expiry_date: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: main.id, course_id: course.id, from_date: '2026-01-05' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createAttachment(db, main, { file_name: 'truck.jpg', ...owned('contact_person_course', id) });
  const { data } = (await ask(main)).json<Read>();
  assert.deepEqual(
    data['Kurs og sertifikater']?.map((row) => [row.id, row.course]),
    [[id, 'Truck']],
  );
  const files = data.Vedlegg?.filter(({ owner_kind }) => owner_kind === 'contact_person_course');
  assert.deepEqual(
    files?.map((row) => [row.owner_id, row.file_name]),
    [[id, 'truck.jpg']],
  );
});

/** Somebody who was on a site for two days, and written to; on the second the site knew them also by the address that they get. */
const createVisitor = async (active: boolean) => {
  const { main, app } = scene;
  const { db } = app.database;
  const who = await createContact(db, main.companyId, { firstName: 'Lars', active });
  const { email, personId: person_id } = who;
  const project_id = await createProject(db);
  const line = { project_id, day: '2026-01-05', email, person_id, name: 'Lars', hms_card_number: '98765' };
  const second = { ...line, day: '2026-01-06' };
  const lines = [line, second, { ...second, email: `ny-${email}`, person_id: null }];
  await db.insertInto('site_day').values(lines).execute();
  const passage = { id: email, email, direction: 'in' as const, project_ids: [project_id] };
  await db
    .insertInto('infotech_event')
    .values({ ...passage, occurred_at: new Date('2026-01-05T06:00:00Z') })
    .execute();
  const letter = { to_address: email, subject: 'Ny kommentar', text: 'Hei Lars!', path: '/complaints/1' };
  await db.insertInto('mail').values(letter).execute();
  return who;
};

/** How many lines of site lists, passages and letters somebody is told. */
const readVisits = async (who: TestContact) => {
  const { data } = (await ask(who)).json<Read>();
  return ['Oversiktslister', 'Inn- og utpasseringer', 'E-poster til deg'].map((title) => data[title]?.length);
};

/** Gives an address that has become free to another. */
const giveAway = async ({ email }: TestContact): Promise<TestContact> => {
  const { main, call } = scene;
  const person = { firstName: 'Nina', lastName: 'Ny', mobile: '99999111', title: '', email };
  const added = { activeContactId: main.companyId, person };
  assert.equal((await call(main, 'POST', '/user/contactperson/add', added)).statusCode, 200);
  return { ...main, email };
};

test('who gets the address of one who was anonymised is told nothing of theirs', async () => {
  const { staff, call } = scene;
  const visitor = await createVisitor(false);
  assert.equal((await call(staff, 'PUT', `/user/person/${visitor.personId}/anonymise`)).statusCode, 200);
  assert.deepEqual(await readVisits(await giveAway(visitor)), [0, 0, 0]);
});

test('who gets another address keeps what is stored by the old one, and the next who has that is told nothing of it', async () => {
  const { main, call } = scene;
  const visitor = await createVisitor(true);
  const email = `ny-${visitor.email}`;
  const person = { firstName: 'Lars', lastName: 'Berg', mobile: '99999111', title: '', email };
  const changed = { id: visitor.id, version: 1, person };
  assert.equal((await call(main, 'PUT', '/user/contact/contactperson/update', changed)).statusCode, 200);
  assert.deepEqual(await readVisits(await giveAway(visitor)), [0, 0, 0]);
  // The two days, and what the site had written by the new address.
  assert.deepEqual(await readVisits({ ...visitor, email }), [3, 1, 1]);
});

test('on paper it reads in Norwegian, says who is oneself, and shows the beginning of what is much or long', async () => {
  const { worker, colleague, app } = scene;
  const { db } = app.database;
  await createComplaint(db, worker, { name: 'Terskel i bod' });
  await db
    .updateTable('person')
    .set({ title: 'ø'.repeat(300) })
    .where('id', '=', worker.personId)
    .execute();
  for (let number = 0; number < 201; number += 1)
    await createComplaint(db, worker, { name: `Liste ${number}` });
  const print = (who: TestContact | undefined) => scene.call(who, 'GET', '/user/contactperson/data/pdf');
  assert.equal((await print(undefined)).statusCode, 401);
  const answer = await print(worker);
  assert.equal(answer.statusCode, 200);
  const { title, pages } = await readPdf(answer.rawPayload);
  const text = pages.join('\n');
  assert.equal(title, 'Mine data');
  for (const part of ['Terskel i bod', 'Ansvarlig', 'Du', 'Fødselsdato', 'Så lenge blir det oppbevart'])
    assert.ok(text.includes(part), part);
  assert.match(text, /Og \d+ til, som står i mine-data-byggtun\.json\./);
  assert.match(text.replaceAll(/\s/g, ''), /ø{200}…/);
  assert.doesNotMatch(text.replaceAll(/\s/g, ''), /ø{201}/);
  const other = await readPdf((await print(colleague)).rawPayload);
  assert.doesNotMatch(other.pages.join('\n'), /Terskel i bod/);
});

const named = (table: string, column: string) => `${table}.${column}`;

test('every column that is told has a name for people', () => {
  const all = scene.app.registers.ownTables.map(({ table, told, named: others = {}, titles = {} }) => ({
    table,
    told: [...told, ...Object.values(others)],
    titles: Object.keys(titles),
  }));
  const untitled = all.flatMap(({ table, told, titles }) =>
    told
      .filter((column) => !titles.includes(column) && !(column in columnTitles))
      .map((column) => named(table, column)),
  );
  assert.deepEqual(untitled, []);
  const unused = all.flatMap(({ table, told, titles }) =>
    titles.filter((column) => !told.includes(column)).map((column) => named(table, column)),
  );
  assert.deepEqual(unused, []);
  const told = all.flatMap((each) => each.told);
  assert.deepEqual(
    Object.keys(columnTitles).filter((column) => !told.includes(column)),
    [],
  );
});

test('every column of the database that names a person, a contact person or an e-mail of theirs is read', async () => {
  const { db } = scene.app.database;
  const keys = await sql<{ table: string; column: string }>`
    select k.conrelid::regclass::text as table, own.attname as column
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as pair (own_column, other_column)
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.own_column
    join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.other_column
    where k.contype = 'f' and k.confrelid in ('person'::regclass, 'contact_person'::regclass)
      and other.attname = 'id'`.execute(db);
  const addresses = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('email', 'to_address') and table_name <> 'customer'`.execute(
    db,
  );
  const all = [...keys.rows, ...addresses.rows].map(({ table, column }) => named(table, column));
  assert.ok(all.length > 30, String(all.length));
  const { ownTables } = scene.app.registers;
  const known = new Set(ownTables.flatMap(({ table, who }) => who.map(([column]) => named(table, column))));
  assert.deepEqual(
    all.filter((one) => !known.has(one)),
    [],
  );
});
