import { type Kysely, sql } from 'kysely';

/** Comments with markup, whom they mention, and the form that each came from. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table comment
      -- Sanitised; null where the text is all there is.
      add column html text,
      -- One for each form that was sent, so that a repeated one makes no second comment.
      add column request_id uuid`.execute(db);
  await sql`create unique index comment_request on comment (created_by_id, request_id) where request_id is not null`.execute(
    db,
  );
  await sql`
    create table comment_tag (
      comment_id integer not null references comment,
      contact_person_id integer not null references contact_person,
      primary key (comment_id, contact_person_id)
    )`.execute(db);
};
