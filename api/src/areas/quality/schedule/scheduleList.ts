import { selfCheckType } from '@byggtun/shared/contract/scheduleStatus';
import { expressionBuilder, type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import {
  dateColumn,
  flagColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from '../../../core/list/listColumn';
import type { ListDefinition } from '../../../core/list/listDefinition';
import { companyNames, contactPersonNames, projectNames } from '../../../core/list/namesBeside';

/** Tables that the list reads beside its own; those of one name are joined together. */
export type ScheduleJoin = 'project' | 'house' | 'responsible' | 'company' | 'trade';

/** Self-checks with the tables that a query of the list reads. */
export const selectSchedules = (db: Kysely<Database>, joins: ReadonlySet<ScheduleJoin>) =>
  db
    .selectFrom('schedule')
    .$if(joins.has('project'), (query) => query.innerJoin('project', 'project.id', 'schedule.project_id'))
    .$if(joins.has('house'), (query) => query.leftJoin('house', 'house.id', 'schedule.house_id'))
    .$if(joins.has('responsible'), (query) =>
      query
        .innerJoin('contact_person', 'contact_person.id', 'schedule.responsible_id')
        .innerJoin('person', 'person.id', 'contact_person.person_id'),
    )
    .$if(joins.has('company'), (query) => query.innerJoin('company', 'company.id', 'schedule.company_id'))
    .$if(joins.has('trade'), (query) =>
      query.innerJoin('trade_code', 'trade_code.id', 'schedule.trade_code_id'),
    );

const eb = expressionBuilder<
  Database,
  'schedule' | 'project' | 'house' | 'person' | 'company' | 'trade_code'
>();

/** Code and name of a trade in one text. */
export const tradeName = sql<string>`${eb.ref('trade_code.code')} || ' ' || ${eb.ref('trade_code.name')}`;

const status = numberColumn(eb.ref('schedule.status'));

/** The list of self-checks (docs/product/quality.md#self-checks). */
export const scheduleList: ListDefinition<ScheduleJoin> = {
  columns: {
    id: numberColumn(eb.ref('schedule.id')),
    name: textColumn(eb.ref('schedule.process_name'), { folded: eb.ref('schedule.process_name_search') }),
    // Of all tasks self-checks alone lie here.
    taskType: numberColumn(sql`${sql.lit(selfCheckType)}::int`, { sortable: false }),
    status,
    statusText: status,
    isCompleted: flagColumn(eb.ref('schedule.is_completed')),
    activitiesCount: numberColumn(eb.ref('schedule.activities_count')),
    activitiesCompletedCount: numberColumn(eb.ref('schedule.done_count')),
    deadLine: dateColumn(eb.ref('schedule.deadline'), { nullable: true }),
    projectName: textColumn(eb.ref('project.name'), {
      joins: ['project'],
      beside: projectNames(eb.ref('schedule.project_id')),
    }),
    projectOid: numberColumn(eb.ref('schedule.project_id')),
    houseNum: textColumn(sql`coalesce(${eb.ref('house.house_num')}, '')`, { joins: ['house'] }),
    houseId: numberColumn(eb.ref('schedule.house_id'), { nullable: true, sortable: false }),
    assignedTo: textColumn(eb.ref('person.full_name'), {
      joins: ['responsible'],
      beside: contactPersonNames(eb.ref('schedule.responsible_id')),
    }),
    assignedToId: numberColumn(eb.ref('schedule.responsible_id')),
    contactName: textColumn(eb.ref('company.name'), {
      joins: ['company'],
      beside: companyNames(eb.ref('schedule.company_id')),
    }),
    contactId: numberColumn(eb.ref('schedule.company_id')),
    tradeCodeName: textColumn(tradeName, { joins: ['trade'] }),
    tradeCodeId: numberColumn(eb.ref('schedule.trade_code_id')),
    createdDate: momentColumn(eb.ref('schedule.created_at')),
    completedDate: momentColumn(eb.ref('schedule.completed_at'), { nullable: true }),
  },
  search: ['name', 'projectName', 'assignedTo'],
  id: eb.ref('schedule.id'),
  isNumbered: true,
  sortBy: 'createdDate',
};
