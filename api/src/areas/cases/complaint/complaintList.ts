import { expressionBuilder, type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { dateColumn, flagColumn, numberColumn, textColumn } from '../../../core/list/listColumn';
import type { ListDefinition } from '../../../core/list/listDefinition';
import { companyNames, contactPersonNames, projectNames } from '../../../core/list/namesBeside';

/** Tables that the list reads beside its own; those of one name are joined together. */
export type ComplaintJoin = 'project' | 'place' | 'customer' | 'responsible' | 'company';

/** Complaints with the tables that a query of the list reads. */
export const selectComplaints = (db: Kysely<Database>, joins: ReadonlySet<ComplaintJoin>) =>
  db
    .selectFrom('complaint')
    .$if(joins.has('project'), (query) => query.innerJoin('project', 'project.id', 'complaint.project_id'))
    .$if(joins.has('place'), (query) =>
      query
        .leftJoin('house', 'house.id', 'complaint.house_id')
        .leftJoin('section', 'section.id', 'complaint.section_id'),
    )
    .$if(joins.has('customer'), (query) => query.leftJoin('customer', 'customer.id', 'complaint.customer_id'))
    .$if(joins.has('responsible'), (query) =>
      query
        .innerJoin('contact_person', 'contact_person.id', 'complaint.responsible_id')
        .innerJoin('person', 'person.id', 'contact_person.person_id'),
    )
    .$if(joins.has('company'), (query) => query.innerJoin('company', 'company.id', 'complaint.company_id'));

const eb = expressionBuilder<
  Database,
  'complaint' | 'project' | 'house' | 'section' | 'customer' | 'person' | 'company'
>();

/** Building, section and apartment in one text, '2 / 014 / H0203'; what is missing is left out. */
export const location = sql<string>`concat_ws(' / ', ${eb.ref('house.house_num')}, ${eb.ref('section.section_num')}, ${eb.ref('section.apartment_key')})`;

/** The colour's order of urgency comes with the status, so both sort by its number. */
const status = numberColumn(eb.ref('complaint.status'));
const id = numberColumn(eb.ref('complaint.id'));

const customerText = (name: 'full_name' | 'mobile' | 'address', folded: `${string}_search`) =>
  textColumn<ComplaintJoin>(eb.ref(`customer.${name}`), {
    nullable: true,
    joins: ['customer'],
    beside: {
      key: eb.ref('complaint.customer_id'),
      ids: sql`select customer.id from customer`,
      folded: sql.ref(`customer.${folded}`),
    },
  });

/** The list of complaints and enquiries (docs/product/complaints.md#the-list). */
export const complaintList: ListDefinition<ComplaintJoin> = {
  columns: {
    id,
    lineId: id,
    lineName: textColumn(eb.ref('complaint.name'), { folded: eb.ref('complaint.name_search') }),
    lineDescription: textColumn(eb.ref('complaint.description'), {
      folded: eb.ref('complaint.description_search'),
    }),
    regStatus: status,
    lineStatus: status,
    deadLine: dateColumn(eb.ref('complaint.deadline'), { nullable: true }),
    projectName: textColumn(eb.ref('project.name'), {
      joins: ['project'],
      beside: projectNames(eb.ref('complaint.project_id')),
    }),
    projectOid: numberColumn(eb.ref('complaint.project_id')),
    houseId: numberColumn(eb.ref('complaint.house_id'), { nullable: true, sortable: false }),
    projSectionApartNum: textColumn(location, { joins: ['place'] }),
    contactPersonName: textColumn(eb.ref('person.full_name'), {
      joins: ['responsible'],
      beside: contactPersonNames(eb.ref('complaint.responsible_id')),
    }),
    contactPersonOid: numberColumn(eb.ref('complaint.responsible_id')),
    contactName: textColumn(eb.ref('company.name'), {
      joins: ['company'],
      beside: companyNames(eb.ref('complaint.company_id')),
    }),
    contactId: numberColumn(eb.ref('complaint.company_id')),
    isCondominiumComplaint: flagColumn(eb.ref('complaint.is_condominium')),
    isEnquiry: flagColumn(eb.ref('complaint.is_enquiry')),
    lineDate: dateColumn(eb.ref('complaint.line_date')),
    customerName: customerText('full_name', 'name_search'),
    customerMobile: customerText('mobile', 'mobile_search'),
    customerAddress: customerText('address', 'address_search'),
  },
  search: [
    'lineName',
    'lineDescription',
    'projectName',
    'contactPersonName',
    'customerName',
    'customerAddress',
  ],
  id: eb.ref('complaint.id'),
  isNumbered: true,
  sortBy: 'lineDate',
};
