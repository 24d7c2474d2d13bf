import { type Kysely, sql } from 'kysely';

import { aberrationTexts } from '../../areas/cases/demo/action/aberrationTexts';
import { aberrationTypes } from '../../areas/cases/demo/action/aberrationTypes';
import { complaintTexts, rooms, walls } from '../../areas/cases/demo/complaint/complaintTexts';
import { enquiryTexts } from '../../areas/cases/demo/complaint/enquiryTexts';
import type { Database } from '../../core/database/schema';

const fill = (text: string) => text.replace('{room}', rooms[0]).replace('{wall}', walls[0]);

const texts = [
  ...Object.values(complaintTexts).flatMap((list) => list.map((text) => ({ text, enquiry: false }))),
  ...Object.values(enquiryTexts).flatMap((list) => list.map((text) => ({ text, enquiry: true }))),
];

const reports = aberrationTypes.flatMap(({ id, category }) =>
  (aberrationTexts[id] ?? []).map(([, , severity, title, description]) => ({
    id,
    category,
    severity,
    title,
    description,
  })),
);

const createReportPool = (db: Kysely<Database>) =>
  sql`
    create temporary table pool_report as
    select nr::int, type_id, category, severity, title, description
    from unnest(
      ${reports.map(({ id }) => id)}::int[],
      ${reports.map(({ category }) => category)}::smallint[],
      ${reports.map(({ severity }) => severity)}::smallint[],
      ${reports.map(({ title }) => title)}::text[],
      ${reports.map(({ description }) => description)}::text[]
    ) with ordinality as report (type_id, category, severity, title, description, nr)`.execute(db);

/** How many entries the pools have. */
export interface Pools {
  places: number;
  texts: number;
  reports: number;
}

/**
 * Numbers everything that a case is put together from, in temporary tables of the connection, so that a row is drawn
 * by its number: apartments, texts, and for each project the active people of the companies that take part.
 */
export const createPools = async (db: Kysely<Database>): Promise<Pools> => {
  await sql`
    create temporary table pool_place as
    select row_number() over (order by section.id)::int as nr, house.project_id, house.id as house_id,
      section.id as section_id, section.customer_id
    from section join house on house.id = section.house_id`.execute(db);
  await sql`
    create temporary table pool_team as
    select project_company.project_id, contact_person.id as responsible_id, contact_person.company_id,
      row_number() over (partition by project_company.project_id order by contact_person.id)::int as nr,
      count(*) over (partition by project_company.project_id)::int as size
    from project_company join contact_person using (company_id)
    where contact_person.active`.execute(db);
  await sql`
    create temporary table pool_text as
    select nr::int, name, description, enquiry
    from unnest(
      ${texts.map(({ text: [title] }) => fill(title))}::text[],
      ${texts.map(({ text: [, description] }) => fill(description))}::text[],
      ${texts.map(({ enquiry }) => enquiry)}::boolean[]
    ) with ordinality as text (name, description, enquiry, nr)`.execute(db);
  await createReportPool(db);
  await sql`create unique index on pool_place (nr)`.execute(db);
  await sql`create unique index on pool_team (project_id, nr)`.execute(db);
  for (const pool of ['pool_place', 'pool_team', 'pool_text', 'pool_report'])
    await sql`analyze ${sql.table(pool)}`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*) from pool_place`.execute(db);
  return { places: rows[0]?.count ?? 0, texts: texts.length, reports: reports.length };
};
