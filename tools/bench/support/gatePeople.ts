import type pg from 'pg';

/** Somebody who goes in and out. */
export interface GatePerson {
  email: string;
  contactId: number;
  /** Whether the person can sign in: their screens are watched. */
  isWatched: boolean;
}

/** So many people who pass, of the carpenters, who take part in every project; those who can sign in first. */
export async function gatePeople(pool: pg.Pool, count: number): Promise<GatePerson[]> {
  await pool.query(
    `with made as (
      insert into person (email, first_name, last_name)
      select 'port' || number || '@nordretomrer.example', 'Port', 'Nummer ' || number from generate_series(1, $1) number
      on conflict do nothing
      returning id
    )
    insert into contact_person (person_id, company_id)
    select made.id, company.id from made join company on company.name = 'Nordre Tømrer AS'`,
    [count],
  );
  const { rows } = await pool.query<GatePerson>(
    `select person.email, contact_person.id as "contactId", sign_in_account.email is not null as "isWatched"
    from person
    join contact_person on contact_person.person_id = person.id
    join company on company.id = contact_person.company_id
    left join sign_in_account on sign_in_account.email = person.email
    where contact_person.active and not company.is_byggtun
      and (contact_person.id = person.active_contact_person_id or sign_in_account.email is null)
    order by sign_in_account.email nulls last, person.id
    limit $1`,
    [count],
  );
  return rows;
}
