import { type Kysely, sql } from 'kysely';

/** Mails go with the letter that they went along in, which is deleted after a while. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index mail_letter on mail (letter_id) where letter_id is not null`.execute(db);
  await sql`
    alter table mail
      drop constraint mail_letter_id_fkey,
      add constraint mail_letter_id_fkey foreign key (letter_id) references mail on delete cascade`.execute(
    db,
  );
};
