import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { Some } from '../../../../record/demo/trade';

/** An apartment on which something is reported. */
interface ActionPlace {
  projectId: number;
  houseId: number;
  sectionId: number;
}

/** Somebody who reports and who can be responsible. */
export interface ActionPerson {
  id: number;
  companyId: number;
  /** The apartments of the projects that their company takes part in. */
  places: Some<ActionPlace>;
}

/** Reads who is active in a company that takes part in projects with apartments. */
export const findActionGround = async (transaction: Transaction<Database>): Promise<ActionPerson[]> => {
  const contacts = await transaction
    .selectFrom('contact_person')
    .where('active', '=', true)
    .select(['id', 'company_id as companyId'])
    .orderBy('id')
    .execute();
  const places = await transaction
    .selectFrom('project_company')
    .innerJoin('house', 'house.project_id', 'project_company.project_id')
    .innerJoin('section', 'section.house_id', 'house.id')
    .select(['project_company.company_id as companyId', 'house.project_id as projectId'])
    .select(['house.id as houseId', 'section.id as sectionId'])
    .orderBy('section.id')
    .execute();
  return contacts.flatMap((contact) => {
    const [first, ...others] = places.filter(({ companyId }) => companyId === contact.companyId);
    return first ? [{ ...contact, places: [first, ...others] as const }] : [];
  });
};
