import { sql, type Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import { demoCompanies } from '../../record/demo/ground/demoCompanies';
import { demoProjects } from '../../record/demo/ground/demoProjects';
import { insertRows } from '../../record/demo/insertRows';
import { createRandom, type Random } from '../../record/demo/random';

const housesEach = 4;
/** Each contractor takes part in a project with this probability; the demo's own in somewhat more. */
const share = 0.04;
const demoShare = 0.1;
const demoNames = new Set(demoCompanies.map(({ name }) => name));

/** Phases as often as a developer's projects are in them after some decades. */
const phases = [
  'Vurdering',
  'Forprosjekt',
  'Detaljprosjekt',
  'Gjennomføring',
  'Gjennomføring',
  'Etterbruk',
  'Etterbruk',
  'Etterbruk',
  'Avsluttet',
  'Avsluttet',
] as const;

/** How many, the number from which their names go on, and how many apartments each of their houses has. */
export interface LargeProjects {
  count: number;
  first: number;
  sectionsEach: number;
}

const insertProjects = async (
  transaction: Transaction<Database>,
  random: Random,
  { count, first }: LargeProjects,
) => {
  const [model, ...models] = demoProjects;
  if (!model) throw new Error('There are no projects to take after');
  const types = await transaction.selectFrom('project_type').select(['id', 'name']).execute();
  const rows = Array.from({ length: count }, (_, index) => {
    const { name, type, street, postCode, postPlace } = random.pick([model, ...models]);
    const status = random.pick(phases);
    return {
      name: `${name} trinn ${first + index}`,
      project_type_id: types.find((one) => one.name === type)?.id ?? 1,
      status,
      address: `${street} ${first + index + 68}`,
      post_code: postCode,
      post_place: postPlace,
      has_infotech: status === 'Gjennomføring',
    };
  });
  return transaction.insertInto('project').values(rows).returning('id').execute();
};

const insertParticipants = async (
  transaction: Transaction<Database>,
  random: Random,
  projectIds: number[],
) => {
  const companies = await transaction.selectFrom('company').select(['id', 'name', 'is_byggtun']).execute();
  const rows = projectIds.flatMap((project_id) =>
    companies
      .filter(({ name, is_byggtun }) => is_byggtun || random.chance(demoNames.has(name) ? demoShare : share))
      .map(({ id, is_byggtun }) => ({
        project_id,
        company_id: id,
        role: is_byggtun ? 'Byggherre' : 'Entreprenør',
      })),
  );
  await insertRows(transaction, 'project_company', rows);
};

/** Adds projects with contractors, houses, and apartments with a customer each. @returns their ids */
export const insertLargeProjects = async (
  transaction: Transaction<Database>,
  wanted: LargeProjects,
): Promise<number[]> => {
  const random = createRandom(wanted.first + 3);
  const projects = await insertProjects(transaction, random, wanted);
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
      from house, generate_series(1, ${wanted.sectionsEach}::int) num
      where house.project_id = any(${ids}::int[])
      returning id, split_part(full_name, ' ', 2)::int as num, split_part(full_name, ' ', 5)::int as house_id
    )
    insert into section (house_id, section_num, apartment_key, customer_id)
    select house_id, lpad(num::text, 3, '0'), 'H0' || (num / 4 + 1) || '0' || (num % 4 + 1), id from made`.execute(
    transaction,
  );
  return ids;
};
