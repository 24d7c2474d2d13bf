import { type Kysely, sql } from 'kysely';

/** Whether the projects are still those that a list was made of, and the order of its pages. */
export const up = async (db: Kysely<never>): Promise<void> => {
  // The first databases with 0012 lack it.
  await sql`create index if not exists project_name on project (name, id)`.execute(db);
  await sql`
    create table project_revision (
      is_only boolean primary key default true check (is_only),
      -- Never the same again, not even after a backup was brought back.
      id uuid not null default gen_random_uuid()
    )`.execute(db);
  await sql`insert into project_revision default values`.execute(db);
  await sql`
    create function change_project_revision() returns trigger language plpgsql as $$
    begin
      update project_revision set id = gen_random_uuid();
      return null;
    end $$`.execute(db);
  // Before the statement: who changes projects takes turns, and nobody holds a project meanwhile that another waits for.
  for (const table of ['project', 'project_type', 'project_document', 'project_company'])
    await sql`
      create trigger change_revision before insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function change_project_revision()`.execute(db);
};
