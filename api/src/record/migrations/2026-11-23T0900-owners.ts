import { type Kysely, sql } from 'kysely';

import { countStored } from './countStored';

/** Kinds that there are so far; a later one calls `declareKind` in a migration of its area. */
const kinds = ['complaint', 'aberration', 'action'];

const createRecords = async (db: Kysely<never>) => {
  await sql`
    create table record (
      kind text not null,
      id integer not null,
      project_id integer not null references project,
      primary key (kind, id)
    )`.execute(db);
  // For each row, as one statement may make a case and what belongs to it.
  await sql`
    create function record_made() returns trigger language plpgsql as $$
    begin
      insert into record (kind, id, project_id) values (tg_argv[0], new.id, new.project_id);
      return null;
    end $$`.execute(db);
  await sql`
    create function record_moved() returns trigger language plpgsql as $$
    begin
      update record set project_id = new.project_id where kind = tg_argv[0] and id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create function record_gone() returns trigger language plpgsql as $$
    begin
      delete from record where kind = tg_argv[0] and id = old.id;
      return null;
    end $$`.execute(db);
  // A new kind of record: `select declare_kind('inspection')` after its table, which has an id and a project_id.
  await sql`
    create function declare_kind(kind text) returns void language plpgsql as $$
    begin
      execute format('insert into record select %L, id, project_id from %I', kind, kind);
      execute format('create trigger record_made after insert on %I for each row execute function record_made(%L)',
        kind, kind);
      execute format('create trigger record_moved after update of project_id on %I for each row
        when (old.project_id <> new.project_id) execute function record_moved(%L)', kind, kind);
      execute format('create trigger record_gone after delete on %I for each row execute function record_gone(%L)',
        kind, kind);
    end $$`.execute(db);
  for (const kind of kinds) await sql`select declare_kind(${kind})`.execute(db);
};

/** Gives a table its owner in the place of one column for each kind. */
const carryOwners = async (db: Kysely<never>, table: string, owners: readonly string[]) => {
  const of = sql.table(table);
  await sql`alter table ${of} add column owner_kind text, add column owner_id integer`.execute(db);
  const columns = sql.join(owners.map((kind) => sql.ref(`${kind}_id`)));
  const names = owners.map((kind) => sql`when ${sql.ref(`${kind}_id`)} is not null then ${sql.lit(kind)}`);
  await sql`
    update ${of} set owner_id = coalesce(${columns}), owner_kind = case ${sql.join(names, sql` `)} end
    where num_nonnulls(${columns}) > 0`.execute(db);
  for (const kind of owners) await sql`alter table ${of} drop column ${sql.ref(`${kind}_id`)}`.execute(db);
};

const belong = (table: string) => sql`
  alter table ${sql.table(table)}
    add foreign key (owner_kind, owner_id) references record (kind, id)`;

const carryComments = async (db: Kysely<never>) => {
  await carryOwners(db, 'comment', kinds);
  await sql`alter table comment alter column owner_kind set not null, alter column owner_id set not null`.execute(
    db,
  );
  await belong('comment').execute(db);
  await sql`create index comment_owner on comment (owner_kind, owner_id, id)`.execute(db);
  // What is attached to a comment lies in its case's project.
  await sql`
    insert into record (kind, id, project_id)
    select 'comment', comment.id, project_id from comment join record on (kind, record.id) = (owner_kind, owner_id)`.execute(
    db,
  );
  await sql`
    create function comment_made() returns trigger language plpgsql as $$
    begin
      insert into record (kind, id, project_id)
      select 'comment', new.id, project_id from record where (kind, id) = (new.owner_kind, new.owner_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_made after insert on comment for each row execute function comment_made()`.execute(
    db,
  );
  await sql`
    create trigger record_gone after delete on comment for each row execute function record_gone('comment')`.execute(
    db,
  );
};

const carryAttachments = async (db: Kysely<never>) => {
  await sql`drop trigger attachment_changed on attachment`.execute(db);
  await sql`drop function project_of_attachment`.execute(db);
  await carryOwners(db, 'attachment', [...kinds, 'comment']);
  await sql`alter table attachment add check ((owner_kind is null) = (owner_id is null))`.execute(db);
  await belong('attachment').execute(db);
  await sql`create index attachment_owner on attachment (owner_kind, owner_id) where owner_id is not null`.execute(
    db,
  );
  await sql`create index attachment_unsaved on attachment (created_by_id, created_at) where owner_id is null`.execute(
    db,
  );
  await countStored(db);
};

const carryJournals = async (db: Kysely<never>) => {
  await sql`
    create table journal (
      id bigint generated by default as identity primary key,
      owner_kind text not null,
      owner_id integer not null,
      created_at timestamptz not null default now(),
      created_by_id integer not null references contact_person,
      field text not null check (field in ('status', 'responsible')),
      from_value integer not null,
      to_value integer not null,
      foreign key (owner_kind, owner_id) references record (kind, id)
    )`.execute(db);
  for (const kind of ['complaint', 'action']) {
    const old = sql.table(`${kind}_journal`);
    await sql`
      insert into journal (owner_kind, owner_id, created_at, created_by_id, field, from_value, to_value)
      select ${kind}, ${sql.ref(`${kind}_id`)}, created_at, created_by_id, field, from_value, to_value
      from ${old} order by id`.execute(db);
    await sql`drop table ${old}`.execute(db);
  }
  await sql`create index journal_owner on journal (owner_kind, owner_id, id)`.execute(db);
};

/**
 * One relation says what comments, attachments and lines of the journal belong to: kind and id of a record, which the database keeps
 * in step with the kinds' own tables (`docs/decisions/owners.md`).
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await createRecords(db);
  await carryComments(db);
  await carryAttachments(db);
  await carryJournals(db);
};
