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
import { contactPersonNames, projectNames } from '../../../core/list/namesBeside';
import { tradeName } from '../schedule/scheduleList';

/** Tables that the list reads beside its own; those of one name are joined together. */
export type ChecklistJoin = 'project' | 'house' | 'section' | 'responsible' | 'template' | 'trade';

/** Checklists with the tables that a query of the list reads. */
export const selectChecklists = (db: Kysely<Database>, joins: ReadonlySet<ChecklistJoin>) =>
  db
    .selectFrom('checklist')
    .$if(joins.has('project'), (query) => query.innerJoin('project', 'project.id', 'checklist.project_id'))
    .$if(joins.has('house'), (query) => query.leftJoin('house', 'house.id', 'checklist.house_id'))
    .$if(joins.has('section'), (query) => query.leftJoin('section', 'section.id', 'checklist.section_id'))
    .$if(joins.has('responsible'), (query) =>
      query
        .innerJoin('contact_person', 'contact_person.id', 'checklist.responsible_id')
        .innerJoin('person', 'person.id', 'contact_person.person_id'),
    )
    .$if(joins.has('template'), (query) =>
      query.innerJoin('checklist_template', 'checklist_template.id', 'checklist.template_id'),
    )
    .$if(joins.has('trade'), (query) =>
      // Its template is joined too (`joins` of the column).
      query.innerJoin('trade_code', (join) =>
        join.on(sql<boolean>`trade_code.id = checklist_template.trade_code_id`),
      ),
    );

const eb = expressionBuilder<
  Database,
  'checklist' | 'project' | 'house' | 'section' | 'person' | 'checklist_template' | 'trade_code'
>();

/** Building, section and apartment in one text, '2 / 014 / H0203'; empty without a section. */
export const sectionPlace = sql<string>`case when ${eb.ref('checklist.section_id')} is null then '' else
  concat_ws(' / ', ${eb.ref('house.house_num')}, ${eb.ref('section.section_num')}, ${eb.ref('section.apartment_key')}) end`;

/** Name of the building; empty without one. */
export const houseName = sql<string>`coalesce(${eb.ref('house.name')}, '')`;

const completed = flagColumn(eb.ref('checklist.is_completed'));

/** The list of checklists (docs/product/quality.md#checklists). */
export const checklistList: ListDefinition<ChecklistJoin> = {
  columns: {
    id: numberColumn(eb.ref('checklist.id')),
    name: textColumn(eb.ref('checklist_template.name'), {
      joins: ['template'],
      folded: eb.ref('checklist_template.name_search'),
    }),
    isCompleted: completed,
    statusText: completed,
    itemsTotalCount: numberColumn(eb.ref('checklist.items_count')),
    itemsCompletedCount: numberColumn(eb.ref('checklist.answered_count')),
    deadline: dateColumn(eb.ref('checklist.deadline')),
    projectName: textColumn(eb.ref('project.name'), {
      joins: ['project'],
      beside: projectNames(eb.ref('checklist.project_id')),
    }),
    projectOid: numberColumn(eb.ref('checklist.project_id')),
    houseName: textColumn(houseName, { joins: ['house'] }),
    houseId: numberColumn(eb.ref('checklist.house_id'), { nullable: true, sortable: false }),
    projSectionApartNum: textColumn(sectionPlace, { joins: ['house', 'section'] }),
    assignedTo: textColumn(eb.ref('person.full_name'), {
      joins: ['responsible'],
      beside: contactPersonNames(eb.ref('checklist.responsible_id')),
    }),
    assignedToId: numberColumn(eb.ref('checklist.responsible_id')),
    tradeCodeName: textColumn(tradeName, { joins: ['template', 'trade'] }),
    tradeCodeId: numberColumn(eb.ref('checklist_template.trade_code_id'), { joins: ['template'] }),
    createdDate: momentColumn(eb.ref('checklist.created_at')),
    completedDate: momentColumn(eb.ref('checklist.completed_at'), { nullable: true }),
  },
  search: ['name', 'projectName', 'assignedTo'],
  id: eb.ref('checklist.id'),
  isNumbered: true,
  sortBy: 'createdDate',
};
