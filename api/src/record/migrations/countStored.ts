import { type Kysely, sql } from 'kysely';

/** Counts by company and project what a change of attachments adds and takes; in the order of the key, so that two who count at once wait for each other rather than for ever. */
const count = (rows: string) =>
  sql.raw(`
    insert into storage_use as known (kind, id, bytes, files)
    select kind, id, sum(sign * size), sum(sign) from (
      select 'company' as kind, contact_person.company_id as id, sign, size
      from (${rows}) as changed join contact_person on contact_person.id = created_by_id
      union all
      select 'project', record.project_id, sign, size
      from (${rows}) as changed join record on (record.kind, record.id) = (owner_kind, owner_id)
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

/** What attachments take is counted by their uploader's company and by their owner's project, where it has one. */
export const writeCounts = async (db: Kysely<never>): Promise<void> => {
  for (const [name, rows] of Object.entries(functions))
    await sql`
      create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$
      begin
        ${count(rows)};
        return null;
      end $$`.execute(db);
};

/** What attachments take is counted by their owners' projects, whatever kind they are of. */
export const countStored = async (db: Kysely<never>): Promise<void> => {
  await writeCounts(db);
  // Not when a piece has come, which is what a row is changed for most.
  await sql`
    create trigger attachment_changed
    after update of size, created_by_id, owner_kind, owner_id on attachment
    for each row execute function count_changed()`.execute(db);
};
