import { type Kysely, sql } from 'kysely';

/** Tells the hub of every instance when somebody is deactivated, changes company or e-mail, or a company becomes staff or no longer is. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create function tell_hub_member() returns trigger language plpgsql as $$
    begin
      perform pg_notify('hub_member', old.id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_hub_change after update on contact_person for each row
      when ((old.active, old.company_id, old.person_id) is distinct from (new.active, new.company_id, new.person_id))
      execute function tell_hub_member()`.execute(db);
  await sql`
    create trigger tell_hub_delete after delete on contact_person for each row execute function tell_hub_member()`.execute(
    db,
  );
  await sql`
    create function tell_hub_person() returns trigger language plpgsql as $$
    begin
      perform pg_notify('hub_member', id::text) from contact_person where person_id = old.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_hub_change after update on person for each row
      when (old.email is distinct from new.email) execute function tell_hub_person()`.execute(db);
  await sql`
    create function tell_hub_all() returns trigger language plpgsql as $$
    begin
      perform pg_notify('hub_member', 'all');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_hub_change after update on company for each row
      when (old.is_byggtun is distinct from new.is_byggtun) execute function tell_hub_all()`.execute(db);
};
