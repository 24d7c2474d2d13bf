import { type Kysely, sql } from 'kysely';

/** Tells the hub of every instance, too, when somebody acts for another company. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create trigger tell_hub_chosen after update on person for each row
      when (old.active_contact_person_id is distinct from new.active_contact_person_id)
      execute function tell_hub_person()`.execute(db);
};
