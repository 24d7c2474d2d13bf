import type { ChecklistRow } from '@byggtun/shared/contract/checklistList';
import { sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';
import { tradeName } from '../schedule/scheduleList';
import { houseName, sectionPlace } from './checklistList';

const dayOf = (column: 'checklist.created_at' | 'checklist.completed_at') =>
  sql`(${sql.ref(column)} at time zone 'Europe/Oslo')::date`;

const findRows = prepare(
  'checklistRows',
  compiler
    .selectFrom('checklist')
    .innerJoin('checklist_template', 'checklist_template.id', 'checklist.template_id')
    .innerJoin('trade_code', 'trade_code.id', 'checklist_template.trade_code_id')
    .innerJoin('project', 'project.id', 'checklist.project_id')
    .innerJoin('contact_person', 'contact_person.id', 'checklist.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .leftJoin('house', 'house.id', 'checklist.house_id')
    .leftJoin('section', 'section.id', 'checklist.section_id')
    .where(sql<boolean>`checklist.id = any(${[]}::int[])`)
    .select([
      'checklist.id',
      'checklist_template.name',
      'checklist.answered_count as itemsCompletedCount',
      'checklist.items_count as itemsTotalCount',
      'checklist.is_completed as isCompleted',
      'checklist.deadline',
      'project.name as projectName',
      houseName.as('houseName'),
      sectionPlace.as('projSectionApartNum'),
      'person.full_name as assignedTo',
      'checklist.responsible_id as assignedToId',
      tradeName.as('tradeCodeName'),
      sql<string>`${dayOf('checklist.created_at')}`.as('createdDate'),
      sql<string | null>`${dayOf('checklist.completed_at')}`.as('completedDate'),
    ]),
);

const statusOf = ({ isCompleted }: { isCompleted: boolean }) =>
  isCompleted
    ? ({ statusText: 'Fullført', color: 'success' } as const)
    : ({ statusText: 'Ikke fullført', color: 'warning' } as const);

/** The rows of the list with these ids, in their order; one that is gone meanwhile is left out. */
export const findChecklistRows = async (pool: pg.Pool, ids: number[]): Promise<ChecklistRow[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await findRows(pool, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, ...statusOf(row) }] : [];
  });
};
