import type { ComplaintRow } from '@byggtun/shared/contract/complaintList';
import { complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import { sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';
import { location } from './complaintList';

const findRows = prepare(
  'complaintRows',
  compiler
    .selectFrom('complaint')
    .innerJoin('project', 'project.id', 'complaint.project_id')
    .innerJoin('contact_person', 'contact_person.id', 'complaint.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'complaint.company_id')
    .leftJoin('house', 'house.id', 'complaint.house_id')
    .leftJoin('section', 'section.id', 'complaint.section_id')
    .leftJoin('customer', 'customer.id', 'complaint.customer_id')
    .where(sql<boolean>`complaint.id = any(${[]}::int[])`)
    .select([
      'complaint.id',
      'complaint.id as lineId',
      'complaint.name as lineName',
      'complaint.description as lineDescription',
      'complaint.status as lineStatus',
      'complaint.deadline as deadLine',
      'project.name as projectName',
      'complaint.project_id as projectOid',
      location.as('projSectionApartNum'),
      'person.full_name as contactPersonName',
      'complaint.responsible_id as contactPersonOid',
      'company.name as contactName',
      'complaint.is_condominium as isCondominiumComplaint',
      'complaint.is_enquiry as isEnquiry',
      'complaint.line_date as lineDate',
    ])
    .select((eb) => [
      eb.fn.coalesce('customer.full_name', sql.lit('')).as('customerName'),
      eb.fn.coalesce('customer.mobile', sql.lit('')).as('customerMobile'),
      eb.fn.coalesce('customer.address', sql.lit('')).as('customerAddress'),
    ]),
);

/** The rows of the list with these ids, in their order; one that is gone meanwhile is left out. */
export const findComplaintRows = async (pool: pg.Pool, ids: number[]): Promise<ComplaintRow[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await findRows(pool, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { text, color } = complaintStatuses[row.lineStatus];
    return { ...row, regStatus: text, color };
  });
};
