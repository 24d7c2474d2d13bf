import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';

/** The customer Jonas Berg; answers the id. */
export const createCustomer = async (db: Kysely<Database>): Promise<number> => {
  const { id } = await db
    .insertInto('customer')
    .values({ full_name: 'Jonas Berg', mobile: '99999935', email: 'jonas@epost.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A building of the project with one section, whose customer is Jonas Berg. */
export const createPlace = async (
  db: Kysely<Database>,
  project_id: number,
  house_num = '2',
): Promise<{ houseId: number; sectionId: number }> => {
  const house = await db
    .insertInto('house')
    .values({ project_id, house_num, name: `Bygg ${house_num}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const section = await db
    .insertInto('section')
    .values({
      house_id: house.id,
      section_num: '014',
      apartment_key: 'H0203',
      customer_id: await createCustomer(db),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { houseId: house.id, sectionId: section.id };
};

/** Lets a company take part in the project. */
export const joinProject = async (
  db: Kysely<Database>,
  project_id: number,
  company_id: number,
): Promise<void> => {
  await db.insertInto('project_company').values({ project_id, company_id, role: 'Entreprenør' }).execute();
};
