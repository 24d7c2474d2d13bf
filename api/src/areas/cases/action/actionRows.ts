import type { ActionRow } from '@byggtun/shared/contract/actionList';
import { actionStatuses, severities } from '@byggtun/shared/contract/actionStatus';
import { sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';

const dayOf = (column: 'action.created_at' | 'action.completed_at') =>
  sql`(${sql.ref(column)} at time zone 'Europe/Oslo')::date`;

const findRows = prepare(
  'actionRows',
  compiler
    .selectFrom('action')
    .innerJoin('project', 'project.id', 'action.project_id')
    .innerJoin('contact_person', 'contact_person.id', 'action.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'action.company_id')
    .leftJoin('section', 'section.id', 'action.section_id')
    .where(sql<boolean>`action.id = any(${[]}::int[])`)
    .select([
      'action.id',
      'action.title',
      'action.status',
      'action.severity',
      'action.deadline as timeLimit',
      'person.full_name as responsible',
      'action.responsible_id as responsibleId',
      'company.name as contactName',
      'project.name as projectName',
      sql<string>`coalesce(section.apartment_key, '')`.as('apartmentKey'),
      sql<string | null>`${dayOf('action.completed_at')}`.as('completedDate'),
      sql<string>`${dayOf('action.created_at')}`.as('createdDate'),
    ]),
);

/** The rows of the list with these ids, in their order; one that is gone meanwhile is left out. */
export const findActionRows = async (pool: pg.Pool, ids: number[]): Promise<ActionRow[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await findRows(pool, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { severity, ...shown } = row;
    const aberrationSeverity = severity === null ? '' : severities[severity].text;
    return { ...shown, statusText: actionStatuses[row.status].text, aberrationSeverity };
  });
};
