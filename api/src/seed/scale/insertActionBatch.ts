import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { Batch } from './insertBatch';
import type { Pools } from './pools';

/** Actions of the last two months are as mixed as in the demo; of older ones three in a hundred are still open. */
const status = sql`case
  when age < 60 and chance < 0.45 then (array[1, 1, 1, 2])[1 + (chance * 1000)::int % 4]
  when chance < 0.03 then 1
  else 3 end`;

/** Makes a batch of deviations and RUH with an action each, spread evenly over the last five years, in one transaction. */
export const insertActionBatch = (
  db: Kysely<Database>,
  pools: Pools,
  { from, to, total }: Batch,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select setseed(${(from % 1000) / 1000})`.execute(transaction);
    await sql`
      create temporary table reported on commit drop as
      with drawn as materialized (
        select n, 1800 - (1800.0 * n / ${total}::int)::int as age, random() as chance, random() as person,
          random() as reporter,
          1 + floor(random() * ${pools.places}::int)::int as place_nr,
          1 + floor(random() * ${pools.reports}::int)::int as report_nr
        from generate_series(${from}::int, ${to}::int) n
      )
      select n, drawn.age, ${status} as status,
        -- Registered through the working day, never after now.
        least(now()::date - drawn.age + interval '7 hours' + interval '1 second' * floor(person * 28800), now()) as created_at,
        report.type_id, report.category, report.severity, report.title, report.description,
        place.project_id, place.house_id, place.section_id, team.responsible_id, team.company_id,
        reporter.responsible_id as reporter_id
      from drawn
        join pool_report report on report.nr = report_nr
        join pool_place place on place.nr = place_nr
        join pool_team first on first.project_id = place.project_id and first.nr = 1
        join pool_team team
          on team.project_id = place.project_id and team.nr = 1 + floor(person * first.size)::int
        join pool_team reporter
          on reporter.project_id = place.project_id
            and reporter.nr = 1 + floor(drawn.reporter * first.size)::int`.execute(transaction);
    await sql`
      with place as (
        select coalesce(max(id), 0) as last from aberration
      ), inserted as (
        insert into aberration (id, category, title, description, status, aberration_type_id, severity, registrated,
          deadline, project_id, house_id, section_id, responsible_id, company_id, created_by_id, created_at, updated_at)
        select place.last + row_number() over (order by n), category, title, description, status, type_id, severity,
          created_at::date, created_at::date + 14, project_id, house_id, section_id, responsible_id, company_id,
          reporter_id, created_at, created_at
        from reported, place order by n
        returning *
      ), acted as (
        insert into action (title, description, status, severity, deadline, completed_at, aberration_id, project_id,
          house_id, section_id, responsible_id, company_id, created_by_id, created_at, updated_at)
        select title, description, status, severity, deadline,
          case when status = 3 then least(created_at + interval '5 days', now()) end, id, project_id, house_id,
          section_id, responsible_id, company_id, created_by_id, created_at, least(created_at + interval '5 days', now())
        from inserted order by id
        returning id, status, responsible_id, completed_at
      )
      insert into comment (owner_kind, owner_id, text, created_at, created_by_id)
      select 'action', id, 'Utbedret og kontrollert.', completed_at, responsible_id from acted where status = 3`.execute(
      transaction,
    );
    await sql`select setval(pg_get_serial_sequence('aberration', 'id'), (select max(id) from aberration))`.execute(
      transaction,
    );
  });
