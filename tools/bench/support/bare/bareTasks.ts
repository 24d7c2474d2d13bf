import {
  scheduleColor,
  type ScheduleStatus,
  scheduleStatuses,
  selfCheckType,
} from '@byggtun/shared/contract/scheduleStatus';

import { type BareList, createdAfter, projectOrPersonHolds } from './bareList';

interface Row {
  activitiesCount: number;
  activitiesCompletedCount: number;
  isCompleted: boolean;
  status: ScheduleStatus;
  deadLine: string | null;
}

const day = (column: string) => `((s.${column} at time zone 'Europe/Oslo')::date)::text`;

const rowsOf = (found: string, total: string) => `
  select s.id, s.process_name as name, s.activities_count as "activitiesCount", s.done_count as "activitiesCompletedCount",
    s.is_completed as "isCompleted", s.status, s.deadline::text as "deadLine", p.name as "projectName",
    coalesce(h.house_num, '') as "houseNum", pe.full_name as "assignedTo", s.responsible_id as "assignedToId",
    co.name as "contactName", t.code || ' ' || t.name as "tradeCodeName", ${day('created_at')} as "createdDate",
    ${day('completed_at')} as "completedDate", (${total})::int as total
  from (${found}) page
    join schedule s using (id)
    join project p on p.id = s.project_id
    join contact_person cp on cp.id = s.responsible_id
    join person pe on pe.id = cp.person_id
    join company co on co.id = s.company_id
    join trade_code t on t.id = s.trade_code_id
    left join house h on h.id = s.house_id
  order by s.created_at desc, s.id desc`;

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

export const bareTasks: BareList<Row> = {
  table: 'schedule',
  usual: ['isCompleted'],
  where: 'is_completed = $1::boolean',
  // Contractors have their own alone.
  owner: 'responsible_id',
  date: 'created_at',
  after: createdAfter,
  hit: (at) => `process_name_search like ${at}
    or ${projectOrPersonHolds(at)}`,
  rowsOf,
  rowOf: (row) => ({
    ...row,
    taskType: selfCheckType,
    statusText: scheduleStatuses[row.status].text,
    color: scheduleColor(row, today.format()),
  }),
};
