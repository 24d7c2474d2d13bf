import { type Kysely, sql } from 'kysely';

import { writeCounts } from './countStored';

/** Files may belong to what is a person's own and lies in no project, and go with it (docs/decisions/owners.md). */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table record alter column project_id drop not null`.execute(db);
  await writeCounts(db);
  // From then on they are nobody's, and are removed with their bytes as what nobody has saved.
  await sql`
    create function release_attachments(of_kind text, of_id integer, kept uuid default null)
    returns void language sql as $$
      update attachment set owner_kind = null, owner_id = null, created_by_id = null, created_at = 'epoch', file_name = ''
      where owner_kind = of_kind and owner_id = of_id and buffer_guid is distinct from kept
    $$`.execute(db);
  await sql`
    create function personal_record_made() returns trigger language plpgsql as $$
    begin
      insert into record (kind, id) values (tg_argv[0], new.id);
      return null;
    end $$`.execute(db);
  await sql`
    create function personal_record_goes() returns trigger language plpgsql as $$
    begin
      perform release_attachments(tg_argv[0], old.id);
      return old;
    end $$`.execute(db);
  // As declare_kind, for a table that has an id and no project, and whose rows may be deleted.
  await sql`
    create function declare_personal_kind(kind text) returns void language plpgsql as $$
    begin
      execute format('insert into record (kind, id) select %L, id from %I', kind, kind);
      execute format('create trigger record_made after insert on %I
        for each row execute function personal_record_made(%L)', kind, kind);
      execute format('create trigger record_goes before delete on %I
        for each row execute function personal_record_goes(%L)', kind, kind);
      execute format('create trigger record_gone after delete on %I
        for each row execute function record_gone(%L)', kind, kind);
    end $$`.execute(db);
};
