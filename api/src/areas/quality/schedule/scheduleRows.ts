import type { TaskRow } from '@byggtun/shared/contract/schedule';
import { scheduleColor, scheduleStatuses, selfCheckType } from '@byggtun/shared/contract/scheduleStatus';
import { sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';
import { today } from '../../../core/time/today';
import { tradeName } from './scheduleList';

const dayOf = (column: 'schedule.created_at' | 'schedule.completed_at') =>
  sql`(${sql.ref(column)} at time zone 'Europe/Oslo')::date`;

const findRows = prepare(
  'scheduleRows',
  compiler
    .selectFrom('schedule')
    .innerJoin('project', 'project.id', 'schedule.project_id')
    .innerJoin('contact_person', 'contact_person.id', 'schedule.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'schedule.company_id')
    .innerJoin('trade_code', 'trade_code.id', 'schedule.trade_code_id')
    .leftJoin('house', 'house.id', 'schedule.house_id')
    .where(sql<boolean>`schedule.id = any(${[]}::int[])`)
    .select([
      'schedule.id',
      'schedule.process_name as name',
      'schedule.activities_count as activitiesCount',
      'schedule.done_count as activitiesCompletedCount',
      'schedule.is_completed as isCompleted',
      'schedule.status',
      'schedule.deadline as deadLine',
      'project.name as projectName',
      sql<string>`coalesce(house.house_num, '')`.as('houseNum'),
      'person.full_name as assignedTo',
      'schedule.responsible_id as assignedToId',
      'company.name as contactName',
      tradeName.as('tradeCodeName'),
      sql<string>`${dayOf('schedule.created_at')}`.as('createdDate'),
      sql<string | null>`${dayOf('schedule.completed_at')}`.as('completedDate'),
    ]),
);

/** The rows of the list with these ids, in their order; one that is gone meanwhile is left out. */
export const findScheduleRows = async (pool: pg.Pool, ids: number[]): Promise<TaskRow[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await findRows(pool, [ids])).map((row) => [row.id, row]));
  const day = today();
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { text: statusText } = scheduleStatuses[row.status];
    return { ...row, taskType: selfCheckType, statusText, color: scheduleColor(row, day) };
  });
};
