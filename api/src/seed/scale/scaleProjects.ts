import { type Kysely, sql, type Transaction } from 'kysely';

import type { Connection } from '../../core/database/connect';
import type { Database } from '../../core/database/schema';
import { firstNames, lastNames } from '../../record/demo/ground/demoNames';
import { insertRows } from '../../record/demo/insertRows';
import { createRandom } from '../../record/demo/random';
import { insertLargeProjects } from './largeProjects';

const batchSize = 2000;
/** So many people work on one project, most of them from one company. */
const crowd = 200;
const crowdedProject = 'Ensjøtunet';
const crowdedCompany = 'Nordre Tømrer AS';
/** Every so many of the new projects has a picture, that of one of the demo. */
const pictureEvery = 10;
const tables = ['project', 'project_company', 'project_member', 'project_favourite', 'house', 'section'];

const countProjects = async (db: Kysely<Database>) =>
  (
    await db
      .selectFrom('project')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Of each company that takes part in the new projects one in three works there; developer staff mark one in fifty. */
const insertPeople = async (transaction: Transaction<Database>, ids: number[]) => {
  await sql`
    insert into project_member (project_id, contact_person_id)
    select project_id, contact_person.id from project_company join contact_person using (company_id)
      join company on company.id = company_id
    where project_id = any(${ids}::int[]) and not is_byggtun and active and (project_id + contact_person.id) % 3 = 0`.execute(
    transaction,
  );
  await sql`
    insert into project_favourite (project_id, contact_person_id)
    select project_id, contact_person.id from unnest(${ids}::int[]) project_id, contact_person
      join company on company.id = company_id
    where is_byggtun and active and (project_id + contact_person.id) % 50 = 0`.execute(transaction);
};

const insertPictures = async (transaction: Transaction<Database>, ids: number[]) => {
  const pictured = ids.filter((id) => id % pictureEvery === 0);
  await sql`
    with model as (
      select id, image_version, row_number() over (order by id) - 1 as nr, count(*) over () as size
      from project where image_version is not null and id <> all(${ids}::int[])
    ), given as (
      update project set image_version = model.image_version from model
      where project.id = any(${pictured}::int[]) and model.nr = project.id / ${pictureEvery}::int % model.size
      returning project.id, model.id as model_id
    )
    insert into project_image (project_id, width, bytes)
    select given.id, width, bytes from given join project_image on project_image.project_id = model_id`.execute(
    transaction,
  );
};

/** Fills one project up with people of one company. */
const insertCrowd = async (transaction: Transaction<Database>) => {
  const project = await transaction
    .selectFrom('project')
    .where('name', '=', crowdedProject)
    .select('id')
    .executeTakeFirst();
  const company = await transaction
    .selectFrom('company')
    .where('name', '=', crowdedCompany)
    .select('id')
    .executeTakeFirst();
  if (!project || !company) return;
  const { count } = await transaction
    .selectFrom('project_member')
    .where('project_id', '=', project.id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const random = createRandom(11);
  const people = Array.from({ length: crowd - count }, (_, index) => ({
    email: `lag${index + 1}@nordretomrer.example`,
    first_name: random.pick(firstNames),
    last_name: random.pick(lastNames),
  }));
  if (people.length === 0) return;
  const persons = await transaction.insertInto('person').values(people).returning('id').execute();
  const contacts = await transaction
    .insertInto('contact_person')
    .values(persons.map(({ id }) => ({ person_id: id, company_id: company.id })))
    .returning('id')
    .execute();
  await insertRows(
    transaction,
    'project_member',
    contacts.map(({ id }) => ({ project_id: project.id, contact_person_id: id })),
  );
};

/** Fills the database up to so many projects, one of them with 200 people, for measuring. */
export const scaleProjects = async (
  { db }: Pick<Connection, 'db'>,
  wanted: number,
  say: (sentence: string) => void,
): Promise<void> => {
  let count = await countProjects(db);
  while (count < wanted) {
    const size = Math.min(batchSize, wanted - count);
    await db.transaction().execute(async (transaction) => {
      const ids = await insertLargeProjects(transaction, { count: size, first: count, sectionsEach: 3 });
      await insertPeople(transaction, ids);
      await insertPictures(transaction, ids);
      await insertCrowd(transaction);
    });
    count += size;
    say(`${count} av ${wanted} prosjekter`);
  }
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
};
