import { expressionBuilder, type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import { dateColumn, flagColumn, numberColumn, textColumn } from '../list/listColumn';
import type { ListDefinition } from '../list/listDefinition';

/**
 * Complaints with everything that their list shows, filters and sorts by. All joins are left joins on a key, so that
 * PostgreSQL leaves out those that a query does not read.
 */
export const selectComplaints = (db: Kysely<Database>) =>
  db
    .selectFrom('complaint')
    .leftJoin('project', 'project.id', 'complaint.project_id')
    .leftJoin('house', 'house.id', 'complaint.house_id')
    .leftJoin('section', 'section.id', 'complaint.section_id')
    .leftJoin('customer', 'customer.id', 'complaint.customer_id')
    .leftJoin('contact_person', 'contact_person.id', 'complaint.responsible_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id');

const { ref } = expressionBuilder<
  Database,
  'complaint' | 'project' | 'house' | 'section' | 'customer' | 'person'
>();

/** Building, section and apartment in one text, '2 / 014 / H0203'; what is missing is left out. */
export const location = sql<string>`concat_ws(' / ', ${ref('house.house_num')}, ${ref('section.section_num')}, ${ref('section.apartment_key')})`;

/** The colour's order of urgency comes with the status, so both sort by its number. */
const status = numberColumn(ref('complaint.status'));
const id = numberColumn(ref('complaint.id'));

/** The list of complaints and enquiries (document 2, section 3). */
export const complaintList: ListDefinition = {
  columns: {
    id,
    lineId: id,
    lineName: textColumn(ref('complaint.name')),
    lineDescription: textColumn(ref('complaint.description')),
    regStatus: status,
    lineStatus: status,
    deadLine: dateColumn(ref('complaint.deadline'), { nullable: true }),
    projectName: textColumn(ref('project.name')),
    projectOid: numberColumn(ref('complaint.project_id')),
    projSectionApartNum: textColumn(location),
    contactPersonName: textColumn(ref('person.full_name')),
    contactPersonOid: numberColumn(ref('complaint.responsible_id')),
    contactId: numberColumn(ref('complaint.company_id')),
    isCondominiumComplaint: flagColumn(ref('complaint.is_condominium')),
    isEnquiry: flagColumn(ref('complaint.is_enquiry')),
    lineDate: dateColumn(ref('complaint.line_date')),
    customerName: textColumn(ref('customer.full_name'), { nullable: true }),
    customerMobile: textColumn(ref('customer.mobile'), { nullable: true }),
    customerAddress: textColumn(ref('customer.address'), { nullable: true }),
  },
  search: [
    ref('complaint.name'),
    ref('complaint.description'),
    ref('project.name'),
    ref('person.full_name'),
    ref('customer.full_name'),
    ref('customer.address'),
  ],
  id: ref('complaint.id'),
  sortBy: 'lineDate',
};
