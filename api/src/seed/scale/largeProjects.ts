import { sql, type Transaction } from 'kysely';

import type { Database } from '../../database/schema';
import { demoProjects } from '../demoProjects';
import { insertRows } from '../insertRows';
import { createRandom, type Random } from '../random';

const housesEach = 4;
const sectionsEach = 15;
/** Each contractor takes part in a project with this probability; the demo's own in somewhat more. */
const share = 0.04;
const demoShare = 0.1;
const demoCompanyCount = 8;

const insertProjects = (transaction: Transaction<Database>, random: Random, count: number) => {
  const [first, ...others] = demoProjects;
  if (!first) throw new Error('There are no projects to take after');
  const rows = Array.from({ length: count }, (_, index) => {
    const model = random.pick([first, ...others]);
    return {
      name: `${model.name} trinn ${index + 2}`,
      project_type_id: 1,
      status: 'Etterbruk',
      address: `${model.street} ${index + 70}`,
      post_code: model.postCode,
      post_place: model.postPlace,
    };
  });
  return transaction.insertInto('project').values(rows).returning('id').execute();
};

const insertParticipants = async (
  transaction: Transaction<Database>,
  random: Random,
  projectIds: number[],
) => {
  const companies = await transaction.selectFrom('company').select(['id', 'is_byggtun']).execute();
  const rows = projectIds.flatMap((project_id) =>
    companies
      .filter(({ id, is_byggtun }) => is_byggtun || random.chance(id <= demoCompanyCount ? demoShare : share))
      .map(({ id, is_byggtun }) => ({
        project_id,
        company_id: id,
        role: is_byggtun ? 'Byggherre' : 'Entreprenør',
      })),
  );
  await insertRows(transaction, 'project_company', rows);
};

/** Adds projects with contractors, houses, and apartments with a customer each. */
export const insertLargeProjects = async (
  transaction: Transaction<Database>,
  count: number,
): Promise<void> => {
  const random = createRandom(5);
  const projects = await insertProjects(transaction, random, count);
  const ids = projects.map(({ id }) => id);
  await insertParticipants(transaction, random, ids);
  await sql`
    insert into house (project_id, house_num, name)
    select project_id, num::text, 'Bygg ' || num
    from unnest(${ids}::int[]) project_id, generate_series(1, ${housesEach}::int) num`.execute(transaction);
  await sql`
    with made as (
      insert into customer (full_name, mobile, email)
      select 'Kunde ' || num || ' i bygg ' || house.id, '99999' || lpad((num * 37 % 1000)::text, 3, '0'),
        'kunde' || num || '.' || house.id || '@epost.example'
      from house, generate_series(1, ${sectionsEach}::int) num
      where house.project_id = any(${ids}::int[])
      returning id, split_part(full_name, ' ', 2)::int as num, split_part(full_name, ' ', 5)::int as house_id
    )
    insert into section (house_id, section_num, apartment_key, customer_id)
    select house_id, lpad(num::text, 3, '0'), 'H0' || (num / 4 + 1) || '0' || (num % 4 + 1), id from made`.execute(
    transaction,
  );
};
