import type pg from 'pg';

/** Of each kind so many that are done, and stay. */
const doneOfEach = 20;

const complaints = `
  insert into complaint (name, status, is_enquiry, line_date, project_id, responsible_id, company_id)
  select 'Sak ' || n, case when n <= $3 then 0 else 2 end, n % 2 = 0, current_date, project.id, $1, $2
  from generate_series(1, $3::int + $4::int) n, (select min(id) as id from project) project`;
const actions = `
  insert into action (title, description, severity, deadline, status, completed_at, project_id, responsible_id, company_id, created_by_id)
  select 'Tiltak ' || n, 'Rekkverket er tatt ned.', 2, current_date + 30, case when n <= $3 then 1 else 3 end,
    case when n > $3 then now() end, project.id, $1, $2, $1
  from generate_series(1, $3::int + $4::int) n, (select min(id) as id from project) project`;
const schedules = `
  insert into schedule (process_name, trade_code_id, start_date, deadline, completed_at, completed_by_id, project_id, responsible_id, company_id)
  select 'Membran ' || n, trade.id, current_date, current_date + 30, case when n > $3 then now() end,
    case when n > $3 then $1::int end, project.id, $1, $2
  from generate_series(1, $3::int + $4::int) n, (select min(id) as id from project) project,
    (select min(id) as id from trade_code) trade`;

let number = 0;

/** Somebody new of a company with so many open cases, two fifths complaints and enquiries, the rest actions and self-checks; and some that are done. */
export const openWorkFor = async (
  pool: pg.Pool,
  companyId: number,
  cases: number,
): Promise<{ id: number; open: number; done: number }> => {
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into person (email, first_name, last_name) values ($1, 'Vandrer', 'Prøve') returning id)
     insert into contact_person (person_id, company_id) select id, $2 from made returning id`,
    [`vandrer${Date.now()}-${++number}@nordretomrer.example`, companyId],
  );
  const id = rows[0]?.id ?? 0;
  const third = Math.floor((cases * 3) / 10);
  const parts = [
    [complaints, cases - 2 * third],
    [actions, third],
    [schedules, third],
  ] as const;
  for (const [text, open] of parts) await pool.query(text, [id, companyId, open, doneOfEach]);
  return { id, open: parts.reduce((sum, [, open]) => sum + open, 0), done: parts.length * doneOfEach };
};
