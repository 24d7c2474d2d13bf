import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { sql } from 'kysely';

import type { Connection } from '../../core/database/connect';
import { migrate } from '../../core/database/migrate';
import { migrations } from '../../migrations/index';
import { createAction } from '../../testing/builders/actions';
import { createAberration, createComplaint } from '../../testing/builders/cases';
import { createCompany, createContact } from '../../testing/builders/people';
import { testDatabase } from '../../testing/testDatabase';

let database: Connection;
let ids: { complaint: number; action: number; aberration: number; worker: number };

const rowsOf = async (query: string) =>
  (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows;

/** All that belongs to something, as both schemas can tell it. */
const contents = async (
  kindOf: (columns: string[]) => string,
  idOf: (columns: string[]) => string,
  journal: string,
) => ({
  comments: await rowsOf(
    `select id, text, ${kindOf(three)} as kind, ${idOf(three)} as of from comment order by id`,
  ),
  attachments: await rowsOf(
    `select file_name, ${kindOf(four)} as kind, ${idOf(four)} as of from attachment order by file_name`,
  ),
  journal: await rowsOf(`select kind, of, field, from_value, to_value, created_at from (${journal}) as lines
    order by kind, of, created_at, field`),
  storage: await rowsOf('select * from storage_use order by kind, id'),
});
const three = ['complaint', 'aberration', 'action'];
const four = [...three, 'comment'];
const oldJournals = ['complaint', 'action']
  .map(
    (kind) =>
      `select '${kind}' as kind, ${kind}_id as of, field, from_value, to_value, created_at from ${kind}_journal`,
  )
  .join(' union all ');
const before21 = () =>
  contents(
    (kinds) => `case ${kinds.map((kind) => `when ${kind}_id is not null then '${kind}'`).join(' ')} end`,
    (kinds) => `coalesce(${kinds.map((kind) => `${kind}_id`).join(', ')})`,
    oldJournals,
  );
const afterwards = () =>
  contents(
    () => 'owner_kind',
    () => 'owner_id',
    'select owner_kind as kind, owner_id as of, field, from_value, to_value, created_at from journal',
  );

let old: Awaited<ReturnType<typeof before21>>;
before(async () => {
  database = await testDatabase('0021-request-digest');
  const { db } = database;
  const company = await createCompany(db, { name: 'Nordre Tømrer AS' });
  const worker = await createContact(db, company.id);
  const complaint = await createComplaint(db, worker);
  const aberration = await createAberration(db, worker);
  const action = await createAction(db, worker, { aberration_id: aberration });
  ids = { complaint, aberration, action, worker: worker.id };
  for (const [kind, id] of Object.entries({ complaint, aberration, action }))
    await sql`
      with said as (
        insert into comment (${sql.ref(`${kind}_id`)}, text, created_by_id) values (${id}, ${`på ${kind}`}, ${worker.id}) returning id
      ), own as (
        insert into attachment (${sql.ref(`${kind}_id`)}, file_name, content_type, size, created_by_id)
        values (${id}, ${`${kind}.txt`}, 'text/plain', 10, ${worker.id})
      )
      insert into attachment (comment_id, file_name, content_type, size, created_by_id)
      select id, ${`kommentar til ${kind}.txt`}, 'text/plain', 100, ${worker.id} from said`.execute(db);
  await sql`
    insert into attachment (file_name, content_type, size, created_by_id)
    values ('ikke lagret.txt', 'text/plain', 1, ${worker.id})`.execute(db);
  for (const kind of ['complaint', 'action'] as const)
    await sql`
      insert into ${sql.table(`${kind}_journal`)} (${sql.ref(`${kind}_id`)}, created_by_id, field, from_value, to_value)
      values (${ids[kind]}, ${worker.id}, 'status', 0, 1), (${ids[kind]}, ${worker.id}, 'responsible', 7, 8)`.execute(
      db,
    );
  old = await before21();
  await migrate(database, migrations);
});

test('comments, attachments, journals and what is counted are what they were', async () => {
  assert.deepEqual([old.comments.length, old.attachments.length, old.journal.length], [3, 7, 4]);
  assert.deepEqual(await afterwards(), old);
});

test('a record is there with its own row, moves with its project, and goes with it', async () => {
  const found = () =>
    rowsOf(`select project_id from record where kind = 'complaint' and id = ${ids.complaint}`);
  const [place] = await rowsOf(`select project_id from complaint where id = ${ids.complaint}`);
  assert.deepEqual(await found(), [place]);
  await sql`insert into project (name, project_type_id, status) select 'Annet', min(id), 'Gjennomføring' from project_type`.execute(
    database.db,
  );
  await sql`update complaint set project_id = (select max(id) from project), house_id = null, section_id = null
    where id = ${ids.complaint}`.execute(database.db);
  assert.notDeepEqual(await found(), [place]);
  await rowsOf(`insert into action (title, project_id, responsible_id, company_id, created_by_id)
    select 'Kort', project_id, responsible_id, company_id, created_by_id from action where id = ${ids.action}`);
  const [last] = await rowsOf('select max(id) as id from action');
  assert.equal(
    (await rowsOf(`select id from record where kind = 'action' and id = ${String(last?.id)}`)).length,
    1,
  );
  await rowsOf(`delete from action where id = ${String(last?.id)}`);
  assert.equal(
    (await rowsOf(`select id from record where kind = 'action' and id = ${String(last?.id)}`)).length,
    0,
  );
});

test('nothing belongs to what is not there, and nothing goes that something belongs to', async () => {
  await assert.rejects(
    rowsOf(`insert into comment (owner_kind, owner_id, text) values ('complaint', 999999, 'Hei')`),
    /foreign key/,
  );
  await assert.rejects(rowsOf(`delete from complaint where id = ${ids.complaint}`), /foreign key/);
  await assert.rejects(rowsOf(`update attachment set owner_kind = 'action' where owner_id is null`), /check/);
});
