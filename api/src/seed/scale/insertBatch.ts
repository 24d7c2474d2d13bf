import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { Pools } from './pools';

/** Which of all the new cases a batch makes. */
export interface Batch {
  from: number;
  to: number;
  total: number;
}

/** Cases of the last two months are as mixed as in the demo; of older ones three in a hundred are still open. */
const status = sql`case
  when age < 60 and chance < 0.45 then (array[0, 0, 1, 1, 4, 6, 7])[1 + (chance * 1000)::int % 7]
  when chance < 0.03 then (array[0, 1, 4, 6])[1 + (chance * 1000)::int % 4]
  when chance < 0.55 then 2
  when chance < 0.95 then 3
  else 5 end`;

/** Makes a batch of cases, spread evenly over the last five years, with journal and comments, in one transaction. */
export const insertBatch = (db: Kysely<Database>, pools: Pools, { from, to, total }: Batch): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select setseed(${(from % 1000) / 1000})`.execute(transaction);
    await sql`
      create temporary table made on commit drop as
      with drawn as materialized (
        select n, 1800 - (1800.0 * n / ${total}::int)::int as age, random() as chance, random() as person,
          1 + floor(random() * ${pools.places}::int)::int as place_nr,
          1 + floor(random() * ${pools.texts}::int)::int as text_nr
        from generate_series(${from}::int, ${to}::int) n
      )
      select n, drawn.age, ${status} as status, now()::date - drawn.age as line_date,
        pool_text.name, pool_text.description, pool_text.enquiry,
        place.project_id, place.house_id, place.section_id, place.customer_id, team.responsible_id, team.company_id
      from drawn
        join pool_text on pool_text.nr = text_nr
        join pool_place place on place.nr = place_nr
        join pool_team first on first.project_id = place.project_id and first.nr = 1
        join pool_team team
          on team.project_id = place.project_id and team.nr = 1 + floor(person * first.size)::int`.execute(
      transaction,
    );
    await sql`
      with inserted as (
        insert into complaint (is_enquiry, name, description, status, line_date, deadline, project_id, house_id,
          section_id, customer_id, responsible_id, company_id, created_at, updated_at)
        select enquiry, name, description, status, line_date, line_date + 28, project_id, house_id, section_id,
          customer_id, responsible_id, company_id, line_date, line_date + least(age, 20)
        from made order by n
        returning id, status, responsible_id, updated_at
      ), journal as (
        insert into journal (owner_kind, owner_id, created_at, created_by_id, field, from_value, to_value)
        select 'complaint', id, updated_at, responsible_id, 'status', 0, status from inserted where status not in (0, 6)
      )
      insert into comment (owner_kind, owner_id, text, created_at, created_by_id)
      select 'complaint', id, 'Utført og kontrollert sammen med kunden.', updated_at, responsible_id
      from inserted where status in (2, 3) and id % 2 = 0`.execute(transaction);
  });
