import type pg from 'pg';

import { caller } from './callApi';
import { tokenFor } from './tokenFor';

/** One of many developer staff. */
export interface StaffMember {
  /** Of the contact person. */
  id: number;
  ask: ReturnType<typeof caller>;
}

/** So many sign in side by side: each sign-in is dear on purpose. */
const sideBySide = 4;

/** Makes so many developer staff, with Kari's password, and signs all of them in. */
export const staffCrowd = async (pool: pg.Pool, origin: string, count: number): Promise<StaffMember[]> => {
  await pool.query(
    `insert into sign_in_account (email, password_hash, person_name)
     select 'mengde' || n || '@byggtun.example', password_hash, 'Mengde ' || n
     from sign_in_account, generate_series(1, $1::int) n where email = 'kari@byggtun.example'`,
    [count],
  );
  const { rows } = await pool.query<{ id: number; email: string }>(
    `with made as (
       insert into person (email, first_name, last_name)
       select 'mengde' || n || '@byggtun.example', 'Mengde', n::text from generate_series(1, $1::int) n returning id, email
     ), contact as (
       insert into contact_person (person_id, company_id)
       select made.id, (select id from company where is_byggtun) from made returning id, person_id
     )
     select contact.id, made.email from contact join made on made.id = contact.person_id`,
    [count],
  );
  const members: StaffMember[] = [];
  const left = [...rows];
  const signIn = async () => {
    for (let next = left.shift(); next; next = left.shift())
      members.push({ id: next.id, ask: caller(origin, await tokenFor(origin, next.email)) });
  };
  await Promise.all(Array.from({ length: sideBySide }, signIn));
  return members;
};
