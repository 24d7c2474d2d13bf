import { type BareList, createdAfter, projectOrPersonHolds } from './bareList';

interface Row {
  isCompleted: boolean;
}

const day = (column: string) => `((c.${column} at time zone 'Europe/Oslo')::date)::text`;

const rowsOf = (found: string, total: string) => `
  select c.id, t.name, c.answered_count as "itemsCompletedCount", c.items_count as "itemsTotalCount",
    c.is_completed as "isCompleted", c.deadline::text as deadline, p.name as "projectName",
    coalesce(h.name, '') as "houseName",
    case when c.section_id is null then '' else
      concat_ws(' / ', h.house_num, s.section_num, s.apartment_key) end as "projSectionApartNum",
    pe.full_name as "assignedTo", c.responsible_id as "assignedToId", tc.code || ' ' || tc.name as "tradeCodeName",
    ${day('created_at')} as "createdDate", ${day('completed_at')} as "completedDate", (${total})::int as total
  from (${found}) page
    join checklist c using (id)
    join checklist_template t on t.id = c.template_id
    join trade_code tc on tc.id = t.trade_code_id
    join project p on p.id = c.project_id
    join contact_person cp on cp.id = c.responsible_id
    join person pe on pe.id = cp.person_id
    left join house h on h.id = c.house_id
    left join section s on s.id = c.section_id
  order by c.created_at desc, c.id desc`;

export const bareChecklists: BareList<Row> = {
  table: 'checklist',
  usual: ['isCompleted'],
  where: 'is_completed = $1::boolean',
  date: 'created_at',
  after: createdAfter,
  hit: (at) => `template_id in (select id from checklist_template where name_search like ${at})
    or ${projectOrPersonHolds(at)}`,
  rowsOf,
  rowOf: (row) => ({
    ...row,
    statusText: row.isCompleted ? 'Fullført' : 'Ikke fullført',
    color: row.isCompleted ? 'success' : 'warning',
  }),
};
