import { type Kysely, sql } from 'kysely';

/**
 * Holds in the database itself that a room, and a person, has at most one booking a night, and keeps of each by whom and by which form it
 * was made. Of what has been stored before, the earlier one stays where two are in each other's way.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  // An integer in an exclusion constraint needs it.
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    alter table barrack_booking
      add column nights daterange not null generated always as (daterange(from_date, to_date)) stored,
      add column created_by_id integer references contact_person,
      add column created_at timestamptz not null default now(),
      add column request_id uuid,
      add column request_digest bytea`.execute(db);
  await sql`
    delete from barrack_booking later using barrack_booking earlier
      where earlier.id < later.id and earlier.nights && later.nights
        and (earlier.room_id = later.room_id or earlier.contact_person_id = later.contact_person_id)`.execute(
    db,
  );
  await sql`update barrack_booking set created_by_id = contact_person_id`.execute(db);
  await sql`
    alter table barrack_booking
      alter column created_by_id set not null,
      add constraint barrack_booking_room_once exclude using gist (room_id with =, nights with &&),
      add constraint barrack_booking_person_once exclude using gist (contact_person_id with =, nights with &&)`.execute(
    db,
  );
  await sql`create unique index barrack_booking_request on barrack_booking (created_by_id, request_id) where request_id is not null`.execute(
    db,
  );
  await sql`create index barrack_room_barrack on barrack_room (barrack_id)`.execute(db);
  await sql`create index barrack_project on barrack (project_id)`.execute(db);
};
