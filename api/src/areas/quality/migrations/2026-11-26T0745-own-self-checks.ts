import { type Kysely, sql } from 'kysely';

/** One's own that are open, the latest first, with what they are filtered by: a contractor's list, its count and the badge come from this alone. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index schedule_own on schedule (responsible_id, is_completed, created_at desc, id desc) include (project_id)`.execute(
    db,
  );
};
