// What the calls of projects are held against: a bare Fastify handler with one hand-written statement for each, on the same tables and
// indexes. No sign-in, no validation, no errors; who asks comes in the address: contact person, company, whether staff.
import { fastify } from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 20 });
pool.on('error', () => undefined);
const app = fastify();

const columns = `project.id, project.name,
  case when responsible_id = $1 then 'Prosjektleder' when sc_id = $1 then 'Servicekoordinator'
    when qa_id = $1 then 'Kvalitetsansvarlig' else coalesce(role, '') end as "projRole",
  type.id as "projTypeId", type.name as "projTypeName", status as "projStatusString", address,
  trim(post_code || ' ' || post_place) as "postCode",
  exists (select from project_favourite f where f.project_id = project.id and f.contact_person_id = $1) as "isFavourite",
  not exists (select from project_document d where d.project_id = project.id and kind = 'psi') as "isPsiMissing",
  exists (select from psi_agreement a where a.project_id = project.id and a.person_id = (select person_id from contact_person where id = $1)) as "psiConfirmed",
  has_infotech as "hasInfotech", has_barrack as "hasBarrack", false as "checkedIn", image_version as image`;
const visible = `from project join project_type type on type.id = project_type_id
  left join project_company part on part.project_id = project.id and part.company_id = $2
  where ($3::boolean or part.company_id is not null)`;
const order = 'order by project.name, project.id';

interface Asker {
  contact: string;
  company: string;
  staff: string;
}

const valuesOf = ({ contact, company, staff }: Asker) => [contact, company, staff === 'staff'];
const base = '/:contact/:company/:staff';

app.get<{ Params: Asker }>(`${base}/project/all`, async ({ params }) => {
  const text = `select ${columns} ${visible} ${order}`;
  return (await pool.query<object>({ name: 'all', text, values: valuesOf(params) })).rows;
});

app.get<{
  Params: Asker;
  Querystring: { page?: string; search?: string; statuses?: string; scope?: string };
}>(`${base}/project/list`, async ({ params, query }) => {
  const own = params.staff === 'staff' ? 'project_favourite' : 'project_member';
  const where = [
    ...(query.scope === 'mine'
      ? [`project.id in (select project_id from ${own} where contact_person_id = $1)`]
      : []),
    ...(query.search ? ['search like $4'] : []),
    ...(query.statuses ? [`status = any($${query.search ? 5 : 4})`] : []),
  ].map((one) => `and ${one}`);
  const values = [
    ...valuesOf(params),
    ...(query.search ? [`%${query.search}%`] : []),
    ...(query.statuses ? [query.statuses.split(',')] : []),
  ];
  const offset = (Number(query.page ?? 1) - 1) * 100;
  const [page, count] = await Promise.all([
    pool.query({
      text: `select ${columns} ${visible} ${where.join(' ')} ${order} limit 100 offset ${offset}`,
      values,
    }),
    pool.query<{ count: string }>({
      text: `select count(*), $1::int ${visible} ${where.join(' ')} group by 2`,
      values,
    }),
  ]);
  return { items: page.rows, totalCount: Number(count.rows[0]?.count ?? 0) };
});

app.get<{ Params: Asker & { id: string } }>(`${base}/project/:id`, async ({ params }) => {
  const text = `select ${columns} ${visible} and project.id = $4`;
  return (await pool.query<object>({ name: 'one', text, values: [...valuesOf(params), params.id] })).rows[0];
});

app.get<{ Params: { id: string }; Querystring: { width: string } }>(
  `${base}/project/:id/image`,
  async ({ params, query }) => {
    const text = 'select bytes from project_image where project_id = $1 and width = $2';
    const { rows } = await pool.query<{ bytes: Buffer }>({
      name: 'image',
      text,
      values: [params.id, query.width],
    });
    return { contentType: 'image/webp', image: rows[0]?.bytes.toString('base64') };
  },
);

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
