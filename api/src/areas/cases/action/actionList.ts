import { expressionBuilder, type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { dateColumn, momentColumn, numberColumn, textColumn } from '../../../core/list/listColumn';
import type { ListDefinition } from '../../../core/list/listDefinition';
import { companyNames, contactPersonNames, projectNames } from '../../../core/list/namesBeside';

/** Tables that the list reads beside its own; those of one name are joined together. */
export type ActionJoin = 'project' | 'section' | 'responsible' | 'company';

/** Actions with the tables that a query of the list reads. */
export const selectActions = (db: Kysely<Database>, joins: ReadonlySet<ActionJoin>) =>
  db
    .selectFrom('action')
    .$if(joins.has('project'), (query) => query.innerJoin('project', 'project.id', 'action.project_id'))
    .$if(joins.has('section'), (query) => query.leftJoin('section', 'section.id', 'action.section_id'))
    .$if(joins.has('responsible'), (query) =>
      query
        .innerJoin('contact_person', 'contact_person.id', 'action.responsible_id')
        .innerJoin('person', 'person.id', 'contact_person.person_id'),
    )
    .$if(joins.has('company'), (query) => query.innerJoin('company', 'company.id', 'action.company_id'));

const eb = expressionBuilder<Database, 'action' | 'project' | 'section' | 'person' | 'company'>();

const status = numberColumn(eb.ref('action.status'));
const severity = numberColumn(eb.ref('action.severity'), { nullable: true });

/** The list of actions (docs/product/actions.md#the-list). */
export const actionList: ListDefinition<ActionJoin> = {
  columns: {
    id: numberColumn(eb.ref('action.id')),
    title: textColumn(eb.ref('action.title'), { folded: eb.ref('action.title_search') }),
    description: textColumn(eb.ref('action.description'), { folded: eb.ref('action.description_search') }),
    status,
    statusText: status,
    severity,
    aberrationSeverity: severity,
    timeLimit: dateColumn(eb.ref('action.deadline'), { nullable: true }),
    responsible: textColumn(eb.ref('person.full_name'), {
      joins: ['responsible'],
      beside: contactPersonNames(eb.ref('action.responsible_id')),
    }),
    responsibleId: numberColumn(eb.ref('action.responsible_id')),
    contactName: textColumn(eb.ref('company.name'), {
      joins: ['company'],
      beside: companyNames(eb.ref('action.company_id')),
    }),
    contactId: numberColumn(eb.ref('action.company_id')),
    projectName: textColumn(eb.ref('project.name'), {
      joins: ['project'],
      beside: projectNames(eb.ref('action.project_id')),
    }),
    projectOid: numberColumn(eb.ref('action.project_id')),
    houseId: numberColumn(eb.ref('action.house_id'), { nullable: true, sortable: false }),
    apartmentKey: textColumn(eb.ref('section.apartment_key'), {
      nullable: true,
      joins: ['section'],
      beside: {
        key: eb.ref('action.section_id'),
        ids: sql`select section.id from section`,
        // Numbers of the address register: plain letters, of which there are many to look through.
        folded: sql`lower(section.apartment_key collate "C")`,
      },
    }),
    completedDate: momentColumn(eb.ref('action.completed_at'), { nullable: true }),
    createdDate: momentColumn(eb.ref('action.created_at')),
  },
  search: ['title', 'description', 'projectName', 'responsible', 'apartmentKey'],
  id: eb.ref('action.id'),
  isNumbered: true,
  sortBy: 'createdDate',
};
