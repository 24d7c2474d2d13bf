import { complaintStatuses } from '@byggtun/shared/contract/complaintStatus';

import type { BareList } from './bareList';

type Row = { lineStatus: keyof typeof complaintStatuses };

const rowsOf = (found: string, total: string) => `
  select c.id, c.id as "lineId", c.name as "lineName", c.description as "lineDescription", c.status as "lineStatus",
    c.deadline::text as "deadLine", p.name as "projectName", c.project_id as "projectOid",
    concat_ws(' / ', h.house_num, s.section_num, s.apartment_key) as "projSectionApartNum",
    pe.full_name as "contactPersonName", c.responsible_id as "contactPersonOid", co.name as "contactName",
    c.is_condominium as "isCondominiumComplaint", c.is_enquiry as "isEnquiry", c.line_date::text as "lineDate",
    coalesce(k.full_name, '') as "customerName", coalesce(k.mobile, '') as "customerMobile",
    coalesce(k.address, '') as "customerAddress", (${total})::int as total
  from (${found}) page
    join complaint c using (id)
    join project p on p.id = c.project_id
    join contact_person cp on cp.id = c.responsible_id
    join person pe on pe.id = cp.person_id
    join company co on co.id = c.company_id
    left join house h on h.id = c.house_id
    left join section s on s.id = c.section_id
    left join customer k on k.id = c.customer_id
  order by c.line_date desc, c.id desc`;

export const bareComplaints: BareList<Row> = {
  table: 'complaint',
  usual: ['lineStatus', 'isEnquiry'],
  where: 'status = any($1::int[]) and is_enquiry = $2',
  date: 'line_date',
  after: (at) => `line_date > ${at}::date`,
  hit: (at) => `name_search like ${at} or description_search like ${at}
    or project_id in (select id from project where fold_text(name) like ${at})
    or customer_id in (select id from customer where name_search like ${at} or address_search like ${at})
    or responsible_id in (
      select cp.id from contact_person cp join person on person.id = cp.person_id where person.name_search like ${at})`,
  rowsOf,
  rowOf: (row) => {
    const { text: regStatus, color } = complaintStatuses[row.lineStatus];
    return { ...row, regStatus, color };
  },
};
