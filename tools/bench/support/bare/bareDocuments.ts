// What the calls of documents are held against: a bare Fastify handler with one hand-written statement for each, and one more for the way to a
// folder, on the same tables and indexes. No sign-in, no validation, no errors; whose documents are shown comes in the address: a company, 0 for all.
import { fastify } from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 20 });
pool.on('error', () => undefined);
const app = fastify();

/** A line of a folder, with the company at this place. */
const line = (company: string) => `
  d.uuid, regexp_replace(d.file_name, '\\.[^.]+$', '') as name, d.file_name as "fileName",
  lower(substring(d.file_name from '\\.([^.]+)$')) as extension, false as list, false as selected,
  a.content_type as "applicationType", d.version, r.created_at as "dateTime", pe.full_name as author, r.comment as "versionComment",
  ${company}::int > 0 and f.can_upload_version as "canUploadVersion", a.buffer_guid as guid, a.size, a.has_thumbnail as "hasThumbnail"`;
const tables = `document d
  join folder f on f.id = d.folder_id
  join revision r on r.document_id = d.id and r.number = d.version
  join contact_person cp on cp.id = r.author_id
  join person pe on pe.id = cp.person_id
  join attachment a on a.owner_kind = 'revision' and a.owner_id = r.id`;
const visible = (company: string) => `(${company}::int = 0 or not f.staff_only
  and exists (select from project_company pc where pc.project_id = f.project_id and pc.company_id = ${company}))`;
const root = `case f.kind when 'documents' then 'Dokumenthotell' when 'hms' then 'HMS-plan' else
  coalesce('Tegninger - ' || h.name, 'Tegninger') end`;

const content = {
  name: 'content',
  text: `select ${line('$2')} from ${tables} where f.uuid = $1 and ${visible('$2')} order by d.file_name, d.id`,
};
const folder = {
  name: 'folder',
  text: `with recursive way as (
      select f.*, 0 as up from folder f where f.uuid = $1 and ${visible('$2')}
      union all
      select f.*, up + 1 from way join folder f on f.id = way.parent_id
    ), f as (select * from way where up = 0)
    select json_build_object('id', p.id, 'name', p.name) as project, null as house, f.kind, f.uuid, f.name as title,
      $2::int > 0 and f.can_upload as "canUpload",
      (select json_agg(json_build_object('id', uuid, 'last', up = 0,
        'title', case when parent_id is null then 'Dokumenthotell' else name end) order by up desc) from way) as "breadCrumbs",
      (select coalesce(json_agg(json_build_object('uuid', b.uuid, 'name', b.name) order by b.name, b.id), '[]') from folder b
        where b.parent_id = f.id and ($2::int = 0 or not b.staff_only)) as folders
    from f join project p on p.id = f.project_id`,
};
const noFile = {
  ...{ fileName: '', extension: '', list: true, selected: false, applicationType: null, version: null },
  ...{ dateTime: null, author: null, versionComment: null, canUploadVersion: false, guid: null, size: null },
  hasThumbnail: false,
};

interface Folder {
  folders: object[];
}

app.get<{ Params: { company: string; uuid: string } }>(
  '/:company/documents/uuid/:project/:uuid',
  async ({ params: { company, uuid } }) => {
    const values = [uuid, company];
    const [head, inside] = await Promise.all([
      pool.query<Folder>({ ...folder, values }),
      pool.query<object>({ ...content, values }),
    ]);
    const { folders = [], ...rest } = head.rows[0] ?? {};
    return { ...rest, documents: [...folders.map((one) => ({ ...one, ...noFile })), ...inside.rows] };
  },
);

/** At most a hundred, and whether there are more. */
const sought = (where: string) => `
  select ${line('$1')}, json_build_object('id', p.id, 'name', p.name) as project, f.kind, f.house_id as "houseId",
    f.uuid as "folderUuid", concat_ws(' / ', ${root}, way.names) as "folderPath"
  from ${tables} join project p on p.id = d.project_id left join house h on h.id = f.house_id
    cross join lateral (
      with recursive up as (
        select f.name, f.parent_id, 0 as nr union all
        select above.name, above.parent_id, nr + 1 from up join folder above on above.id = up.parent_id)
      select string_agg(name, ' / ' order by nr desc) filter (where parent_id is not null) as names from up) way
  where ${visible('$1')} and ${where} order by d.changed_at desc, d.id desc limit 101`;

const answer = async (text: string, values: unknown[]) => {
  const { rows } = await pool.query<object>({ text, values });
  return { documents: rows.slice(0, 100), more: rows.length > 100 };
};

app.get<{ Params: { company: string }; Querystring: { text?: string } }>(
  '/:company/documents',
  ({ params: { company }, query: { text } }) =>
    text
      ? answer(sought("d.search like '%' || fold_text($2) || '%'"), [company, text])
      : answer(sought('true'), [company]),
);

app.get<{ Params: { company: string; project: string }; Querystring: { text: string } }>(
  '/:company/documents/search/:project',
  ({ params: { company, project }, query: { text } }) =>
    answer(sought("d.project_id = $2 and d.search like '%' || fold_text($3) || '%'"), [
      company,
      project,
      text,
    ]),
);

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
