import { actionStatuses, severities } from '@byggtun/shared/contract/actionStatus';

import { type BareList, createdAfter, projectOrPersonHolds } from './bareList';

type Row = { status: keyof typeof actionStatuses; severity?: keyof typeof severities | null };

const day = (column: string) => `((a.${column} at time zone 'Europe/Oslo')::date)::text`;

const rowsOf = (found: string, total: string) => `
  select a.id, a.title, a.status, a.severity, a.deadline::text as "timeLimit", pe.full_name as responsible,
    a.responsible_id as "responsibleId", co.name as "contactName", p.name as "projectName",
    coalesce(s.apartment_key, '') as "apartmentKey", ${day('completed_at')} as "completedDate",
    ${day('created_at')} as "createdDate", (${total})::int as total
  from (${found}) page
    join action a using (id)
    join project p on p.id = a.project_id
    join contact_person cp on cp.id = a.responsible_id
    join person pe on pe.id = cp.person_id
    join company co on co.id = a.company_id
    left join section s on s.id = a.section_id
  order by a.created_at desc, a.id desc`;

export const bareActions: BareList<Row> = {
  table: 'action',
  usual: ['status'],
  where: 'status = any($1::int[])',
  date: 'created_at',
  after: createdAfter,
  hit: (at) => `title_search like ${at} or description_search like ${at}
    or ${projectOrPersonHolds(at)}
    or section_id in (select id from section where lower(apartment_key collate "C") like ${at})`,
  rowsOf,
  rowOf: ({ severity, ...row }) => ({
    ...row,
    statusText: actionStatuses[row.status].text,
    aberrationSeverity: severity ? severities[severity].text : '',
  }),
};
