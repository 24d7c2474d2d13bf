import { type Kysely, sql } from 'kysely';

/** A picture of the certificate may belong to a course of somebody's, and goes with it. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`select declare_personal_kind('contact_person_course')`.execute(db);
};
