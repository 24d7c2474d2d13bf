import type { ComplaintRow } from '@byggtun/shared/contract/complaint';
import { complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import type { ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';

import type { Database } from '../database/schema';
import { conditionsOf } from '../list/conditionsOf';
import { orderOf } from '../list/orderOf';
import { rangeOf } from '../list/pageOf';
import { complaintList, location, selectComplaints } from './complaintList';

const findRows = (db: Kysely<Database>, scope: Expression<SqlBool>, query: ListQuery) => {
  const order = orderOf(complaintList, query);
  const { limit, offset } = rangeOf(query);
  // Ids first, from an index alone where it can be, so that a deep page reads only its own rows.
  const page = selectComplaints(db)
    .select('complaint.id')
    .where((eb) => eb.and([scope, ...conditionsOf(complaintList, query)]))
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  return selectComplaints(db)
    .where('complaint.id', 'in', page)
    .orderBy(order)
    .select([
      'complaint.id',
      'complaint.id as lineId',
      'complaint.name as lineName',
      'complaint.description as lineDescription',
      'complaint.status as lineStatus',
      'complaint.deadline as deadLine',
      sql<string>`coalesce(project.name, '')`.as('projectName'),
      'complaint.project_id as projectOid',
      location.as('projSectionApartNum'),
      sql<string>`coalesce(person.full_name, '')`.as('contactPersonName'),
      'complaint.responsible_id as contactPersonOid',
      'complaint.is_condominium as isCondominiumComplaint',
      'complaint.is_enquiry as isEnquiry',
      'complaint.line_date as lineDate',
      sql<string>`coalesce(customer.full_name, '')`.as('customerName'),
      sql<string>`coalesce(customer.mobile, '')`.as('customerMobile'),
      sql<string>`coalesce(customer.address, '')`.as('customerAddress'),
    ])
    .execute();
};

/** The rows of a page of the list, within the scope. */
export const findComplaintPage = async (
  db: Kysely<Database>,
  scope: Expression<SqlBool>,
  query: ListQuery,
): Promise<ComplaintRow[]> => {
  const rows = await findRows(db, scope, query);
  return rows.map((row) => {
    const { text, color } = complaintStatuses[row.lineStatus];
    return { ...row, regStatus: text, color };
  });
};
