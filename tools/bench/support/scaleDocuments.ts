import pg from 'pg';

interface Filled {
  /** A project that holds a tenth of all documents, which the demo's contractor sees too. */
  crowdedId: number;
  /** Its folders: one with a hundred documents or more, and the one that it lies in. */
  folder: string;
  above: string;
}

/** Documents of one folder. */
const inFolder = 100;
/** Folders of one folder. */
const inBranch = 30;

/** A root for every project, branches below it and folders below these, each of one in twenty for developer staff alone. */
const folders = `
  with root as (
    insert into folder (project_id, kind, name)
    select id, 'documents', 'Dokumenthotell' from project
    where not exists (select from folder where project_id = project.id and kind = 'documents' and parent_id is null)
    returning id, project_id
  ), roots as (
    select id, project_id from root union all
    select id, project_id from folder where kind = 'documents' and parent_id is null
  ), share as (
    select roots.*, greatest(1, ceil(case when project_id = $2 then $1::int / 10.0
      else $1::int * 0.9 / (select count(*) - 1 from roots) end / ${inFolder}))::int as leaves from roots
  ), branch as (
    insert into folder (project_id, parent_id, kind, name)
    select project_id, id, 'documents', 'Fag ' || n from share, generate_series(1, ceil(leaves / ${inBranch}.0)::int) n
    returning id, project_id, substring(name from 5)::int as nr
  )
  insert into folder (project_id, parent_id, kind, name, staff_only, can_upload, can_upload_version)
  select branch.project_id, branch.id, 'documents', 'Leveranse ' || n, n % 20 = 0, n % 2 = 0, n % 2 = 0
  from branch join share using (project_id), generate_series(1, ${inBranch}) n
  where (nr - 1) * ${inBranch} + n <= leaves`;

const documents = `
  with leaf as (
    select id, project_id, row_number() over (order by md5(id::text)) as nr from folder where name like 'Leveranse %'
  )
  insert into document (project_id, folder_id, file_name, changed_at)
  select project_id, id,
    (array['Plantegning', 'Snitt', 'Fasade', 'Sanitær', 'Ventilasjon', 'Elkraft', 'Datablad', 'FDV-perm', 'Sikkerhetsblad',
      'Produktblad', 'Himlingsplan', 'Detalj'])[1 + (nr * 7 + n) % 12] || ' ' ||
    (array['kjeller', 'plan 1', 'plan 2', 'plan 3', 'tak', 'bad', 'kjøkken', 'trapperom', 'garasje'])[1 + (nr + n) % 9] || ' ' ||
    'B-' || nr || '-' || n || '.pdf',
    now() - interval '1500 days' * random()
  from leaf, generate_series(1, ${inFolder}) n`;

const revisions = `
  insert into revision (project_id, document_id, number, author_id, created_at)
  select project_id, id, version, (select min(id) + document.id % 50 from contact_person), changed_at from document
  where not exists (select from revision where document_id = document.id)`;

const files = `
  insert into attachment (owner_kind, owner_id, file_name, content_type, size, received, created_at, completed_at, created_by_id, sha256)
  select 'revision', revision.id, file_name, 'application/pdf', 5000000, 5000000, created_at, created_at, author_id, md5(revision.id::text)
  from revision join document on document.id = document_id
  where not exists (select from attachment where owner_kind = 'revision' and owner_id = revision.id)`;

/** Fills a demo's database with so many documents, without their bytes, unless it has them: a tenth in one project, the others alike in all of them. */
export const scaleDocuments = async (database: string, count: number): Promise<Filled> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const one = async (text: string, values: unknown[]) => {
      const { rows } = await client.query<{ found: string }>(text, values);
      return rows[0]?.found ?? '';
    };
    const crowdedId = Number(
      await one(
        `select project_id as found from project_company join company on company.id = company_id
        where company.name = 'Nordre Tømrer AS' order by project_id limit 1`,
        [],
      ),
    );
    const isFilled = Number(await one('select count(*) as found from document', [])) >= count;
    if (!isFilled) {
      await client.query('select setseed(0.5)');
      await client.query(folders, [count, crowdedId]);
      for (const statement of [documents, revisions, files]) await client.query(statement);
    }
    for (const table of ['folder', 'document', 'revision', 'attachment'])
      await client.query(`vacuum (analyze) ${table}`);
    const leaf = `from folder join folder above on above.id = folder.parent_id
      where folder.project_id = $1 and folder.name = 'Leveranse 1' order by folder.id limit 1`;
    return {
      crowdedId,
      folder: await one(`select folder.uuid as found ${leaf}`, [crowdedId]),
      above: await one(`select above.uuid as found ${leaf}`, [crowdedId]),
    };
  } finally {
    await client.end();
  }
};
