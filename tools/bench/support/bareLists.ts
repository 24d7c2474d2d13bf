// What the list calls are held against: a bare Fastify handler that runs one hand-written statement for each and answers the same JSON, on
// the same tables and indexes. No sign-in, no validation, no errors; which company's cases are shown comes in the address, 0 for all.
import { fastify } from 'fastify';
import pg from 'pg';

import { complaintStatuses } from '../../../shared/src/contract/complaintStatus';

interface ListBody {
  page?: number;
  itemsPerPage?: number;
  search?: string;
  headers: { value: string; filterValues: unknown[] }[];
}

interface Row {
  lineStatus: keyof typeof complaintStatuses;
  total?: number;
}

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

/** The statements: $1 statuses, $2 enquiries, then what each needs; the company last. */
const statements = (company: number) => {
  const scope = (at: number) => (company ? ` and company_id = $${at}` : '');
  const usual = 'status = any($1::int[]) and is_enquiry = $2';
  const order = 'order by line_date desc, id desc limit $3 offset $4';
  const filter = `${usual} and project_id = any($5::int[]) and line_date > $6::date${scope(7)}`;
  const search = `with found as materialized (
    select id, line_date from complaint
    where ${usual}${scope(6)} and (name_search like $5 or description_search like $5
      or project_id in (select id from project where fold_text(name) like $5)
      or customer_id in (select id from customer where name_search like $5 or address_search like $5)
      or responsible_id in (
        select cp.id from contact_person cp join person on person.id = cp.person_id where person.name_search like $5))
  )`;
  return {
    list: rowsOf(
      `select id from complaint where ${usual}${scope(5)} ${order}`,
      `select count(*) from complaint where ${usual}${scope(5)}`,
    ),
    filter: rowsOf(
      `select id from complaint where ${filter} ${order}`,
      `select count(*) from complaint where ${filter}`,
    ),
    search: `${search} ${rowsOf(`select id from found ${order}`, 'select count(*) from found')}`,
    count: `select count(*)::int as total from complaint where ${usual}${scope(3)}`,
  };
};

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 20 });
pool.on('error', () => undefined);
const app = fastify();

const answer = async (company: number, body: ListBody) => {
  const { page = 1, itemsPerPage, search, headers } = body;
  const of = (name: string) => headers.find(({ value }) => value === name)?.filterValues;
  const usual = [of('lineStatus'), of('isEnquiry')?.[0]];
  const scope = company ? [company] : [];
  const text = statements(company);
  if (!itemsPerPage) {
    const values = [...usual, ...scope];
    const { rows } = await pool.query<{ total: number }>({
      name: `count ${scope.length}`,
      text: text.count,
      values,
    });
    return rows[0]?.total ?? 0;
  }
  const range = [itemsPerPage, (page - 1) * itemsPerPage];
  const asked = () => {
    if (search) return { text: text.search, values: [...usual, ...range, `%${search}%`, ...scope] };
    const projects = of('projectOid');
    if (!projects)
      return { name: `list ${scope.length}`, text: text.list, values: [...usual, ...range, ...scope] };
    const values = [...usual, ...range, projects, of('lineDate')?.[0], ...scope];
    return { name: `filter ${scope.length}`, text: text.filter, values };
  };
  const { rows } = await pool.query<Row>(asked());
  const total = rows[0]?.total ?? 0;
  const items = rows.map((row) => {
    delete row.total;
    const { text: regStatus, color } = complaintStatuses[row.lineStatus];
    return { ...row, regStatus, color };
  });
  return { items, totalItemCount: total, totalCount: total, totalPages: Math.ceil(total / itemsPerPage) };
};

app.post<{ Params: { company: string }; Body: ListBody }>('/:company/complaints', ({ params, body }) =>
  answer(Number(params.company), body),
);
app.post<{ Params: { company: string }; Body: ListBody }>(
  '/:company/complaints/count',
  async ({ params, body }) => answer(Number(params.company), body),
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
