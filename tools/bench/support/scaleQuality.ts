import pg from 'pg';

/**
 * Fills a demo's database up to so many self-checks and checklists, spread over the last five years: like those of the demo, nine in
 * ten completed. Their activities and items are not made: lists read how many there are from the row itself.
 */
export const scaleQuality = async (
  database: string,
  selfChecks: number,
  checklists: number,
): Promise<void> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query('select setseed(0.5)');
    await client.query(
      `with kind as materialized (select *, row_number() over (order by id) as nr, count(*) over () as kinds from schedule),
        drawn as materialized (
          select n, 1 + floor(random() * (select max(kinds) from kind))::int as nr, random() < 0.9 as done,
            now() - interval '1800 days' * (1 - n / $1::float) as at
          from generate_series(1, $1::int - (select count(*)::int from schedule)) n)
      insert into schedule (process_name, trade_code_id, start_date, deadline, project_id, house_id, responsible_id, company_id,
        created_at, updated_at, activities_count, done_count, completed_at, completed_by_id)
      select process_name, trade_code_id, at::date, at::date + 21, project_id, house_id, responsible_id, company_id,
        at, at, 8, case when done then 8 else n % 8 end,
        case when done then at + interval '14 days' end, case when done then responsible_id end
      from drawn join kind using (nr) order by n`,
      [selfChecks],
    );
    await client.query(
      `with kind as materialized (select *, row_number() over (order by id) as nr, count(*) over () as kinds from checklist),
        drawn as materialized (
          select n, 1 + floor(random() * (select max(kinds) from kind))::int as nr, random() < 0.9 as done,
            now() - interval '1800 days' * (1 - n / $1::float) as at
          from generate_series(1, $1::int - (select count(*)::int from checklist)) n)
      insert into checklist (template_id, project_id, house_id, section_id, responsible_id, deadline, created_at, created_by_id,
        items_count, answered_count, completed_at, completed_by_id)
      select template_id, project_id, house_id, section_id, responsible_id, at::date + 21, at, created_by_id,
        40, case when done then 40 else n % 40 end,
        case when done then at + interval '14 days' end, case when done then responsible_id end
      from drawn join kind using (nr) order by n`,
      [checklists],
    );
    for (const table of ['schedule', 'checklist']) await client.query(`vacuum (analyze) ${table}`);
  } finally {
    await client.end();
  }
};
