import { type Kysely, sql } from 'kysely';

/**
 * How much is stored of each company (of the uploader) and each project, counted where it happens, in its transaction: a limit is held against a
 * row that the transaction has locked by counting, and nothing is summed up.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table storage_use (
      kind text not null check (kind in ('company', 'project')),
      id integer not null,
      bytes bigint not null,
      files integer not null,
      primary key (kind, id)
    )`.execute(db);
  // For operators: the largest first.
  await sql`create index storage_use_largest on storage_use (kind, bytes desc)`.execute(db);

  await sql`
    create function project_of_attachment(integer, integer, integer, integer)
    returns integer language sql stable as $$
      select case
        when $1 is not null then (select project_id from complaint where id = $1)
        when $2 is not null then (select project_id from aberration where id = $2)
        when $3 is not null then (select project_id from action where id = $3)
        when $4 is not null then (
          select coalesce(complaint.project_id, aberration.project_id, action.project_id)
          from comment
          left join complaint on complaint.id = comment.complaint_id
          left join aberration on aberration.id = comment.aberration_id
          left join action on action.id = comment.action_id
          where comment.id = $4)
      end
    $$`.execute(db);
  // In the order of the key, so that two who count at once wait for each other rather than for ever.
  const count = (rows: string) =>
    sql.raw(`
      insert into storage_use as known (kind, id, bytes, files)
      select kind, id, sum(sign * size), sum(sign) from (
        select 'company' as kind, contact_person.company_id as id, sign, size
        from (${rows}) as changed join contact_person on contact_person.id = created_by_id
        union all
        select 'project', coalesce(complaint.project_id, aberration.project_id, action.project_id), sign, size
        from (${rows}) as changed
        left join comment on comment.id = changed.comment_id
        left join complaint on complaint.id = coalesce(changed.complaint_id, comment.complaint_id)
        left join aberration on aberration.id = coalesce(changed.aberration_id, comment.aberration_id)
        left join action on action.id = coalesce(changed.action_id, comment.action_id)
      ) as counted
      where id is not null
      group by kind, id
      having sum(sign * size) <> 0 or sum(sign) <> 0
      order by kind, id
      on conflict (kind, id) do update
      set bytes = known.bytes + excluded.bytes, files = known.files + excluded.files`);
  const functions = {
    count_stored: 'select 1 as sign, stored.* from stored',
    count_removed: 'select -1 as sign, stored.* from stored',
    count_changed: 'select 1 as sign, new.* union all select -1, old.*',
  };
  for (const [name, rows] of Object.entries(functions))
    await sql`
      create function ${sql.ref(name)}() returns trigger language plpgsql as $$
      begin
        ${count(rows)};
        return null;
      end $$`.execute(db);
  await sql`
    create trigger attachment_stored after insert on attachment
    referencing new table as stored for each statement execute function count_stored()`.execute(db);
  await sql`
    create trigger attachment_removed after delete on attachment
    referencing old table as stored for each statement execute function count_removed()`.execute(db);
  // Not when a piece has come, which is what a row is changed for most.
  await sql`
    create trigger attachment_changed
    after update of size, created_by_id, complaint_id, aberration_id, action_id, comment_id on attachment
    for each row execute function count_changed()`.execute(db);
  await sql`${count('select 1 as sign, attachment.* from attachment')}`.execute(db);

  // Who signs out takes all of their tickets back.
  await sql`create index attachment_ticket_person on attachment_ticket (person_id)`.execute(db);
};
