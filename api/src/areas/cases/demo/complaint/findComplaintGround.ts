import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { demoCompanies } from '../../../../record/demo/ground/demoCompanies';
import type { Trade } from '../../../../record/demo/trade';

/** Somebody who can be responsible for a case. */
export interface CasePerson {
  id: number;
  companyId: number;
  /** Undefined of developer staff. */
  trade: Trade | undefined;
}

/** An apartment with everything that a case on it points at. */
export interface CasePlace {
  projectId: number;
  houseId: number;
  sectionId: number;
  customerId: number | null;
}

/** What complaints and enquiries are made from. */
export interface ComplaintGround {
  people: CasePerson[];
  places: CasePlace[];
  participants: { projectId: number; companyId: number }[];
}

const findPeople = async (transaction: Transaction<Database>): Promise<CasePerson[]> => {
  const contacts = await transaction
    .selectFrom('contact_person')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.active', '=', true)
    .select(['contact_person.id', 'contact_person.company_id as companyId', 'company.name'])
    .orderBy('contact_person.id')
    .execute();
  return contacts.flatMap(({ name, ...contact }) => {
    const company = demoCompanies.find((one) => one.name === name);
    return company ? [{ ...contact, trade: company.trade }] : [];
  });
};

/** Reads who is active in the companies of the demo, the apartments, and who takes part in which project. */
export const findComplaintGround = async (transaction: Transaction<Database>): Promise<ComplaintGround> => ({
  people: await findPeople(transaction),
  places: await transaction
    .selectFrom('section')
    .innerJoin('house', 'house.id', 'section.house_id')
    .select(['house.project_id as projectId', 'house.id as houseId'])
    .select(['section.id as sectionId', 'section.customer_id as customerId'])
    .orderBy('section.id')
    .execute(),
  participants: await transaction
    .selectFrom('project_company')
    .select(['project_id as projectId', 'company_id as companyId'])
    .execute(),
});
