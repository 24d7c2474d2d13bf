import { type Kysely, sql } from 'kysely';

/** An item of a checklist has one case at most, and no two items the same one. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table checkpoint
      add column aberration_id integer unique references aberration,
      add column complaint_id integer unique references complaint,
      add column action_id integer unique references action,
      add constraint checkpoint_one_case check (num_nonnulls(aberration_id, complaint_id, action_id) <= 1)`.execute(
    db,
  );
};
