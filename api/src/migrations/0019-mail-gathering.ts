import { type Kysely, sql } from 'kysely';

/** By whose doing a mail is sent, which letter it went in, and whether it waits to be gathered with others of its person's. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table mail
      add column by_id integer references contact_person,
      add column letter_id bigint references mail,
      add column held boolean not null default false`.execute(db);
  await sql`create index mail_sent_by on mail (by_id, sent_at) where sent_at is not null and letter_id is null`.execute(
    db,
  );
  await sql`create index mail_of_address on mail (to_address, path)`.execute(db);
};
