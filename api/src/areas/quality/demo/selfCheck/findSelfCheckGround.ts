import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { demoCompanies } from '../../../../record/demo/ground/demoCompanies';
import type { Trade } from '../../../../record/demo/trade';

/** Somebody who can be responsible for a self-check. */
export interface SelfChecker {
  id: number;
  companyId: number;
  trade: Trade | undefined;
  /** Where their company builds, with the houses. */
  places: { projectId: number; houseId: number }[];
}

/** What self-checks are made from. */
export interface SelfCheckGround {
  people: SelfChecker[];
  /** Deviations by company and project, that self-checks can have led to. */
  deviations: { id: number; companyId: number; projectId: number }[];
}

const building = ['Gjennomføring', 'Etterbruk'];

const signingIn = ['kari', 'henrik', 'marte', 'piotr', 'lars', 'silje'];

/** Those who sign in come first, and so many times more, so that each of them has something to do. */
const more = 6;
const inTurn = (people: (SelfChecker & { email: string })[]) => {
  const known = people.filter(({ email }) => signingIn.some((name) => email.startsWith(`${name}@`)));
  return [...Array.from({ length: more }, () => known).flat(), ...people];
};

/** Reads the people, the projects that are built or have been, and the deviations of the demo. */
export const findSelfCheckGround = async (transaction: Transaction<Database>): Promise<SelfCheckGround> => {
  const contacts = await transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.active', '=', true)
    .select(['contact_person.id', 'contact_person.company_id as companyId', 'company.name', 'person.email'])
    .orderBy('contact_person.id')
    .execute();
  const places = await transaction
    .selectFrom('project_company')
    .innerJoin('project', 'project.id', 'project_company.project_id')
    .innerJoin('house', 'house.project_id', 'project.id')
    .where('project.status', 'in', building)
    .select(['project_company.company_id as companyId', 'project.id as projectId', 'house.id as houseId'])
    .orderBy('project.id')
    .orderBy('house.id')
    .execute();
  const deviations = await transaction
    .selectFrom('aberration')
    .where('category', '=', 1)
    .select(['id', 'company_id as companyId', 'project_id as projectId'])
    .orderBy('id')
    .execute();
  const people = contacts.flatMap(({ name, ...contact }) => {
    const company = demoCompanies.find((one) => one.name === name);
    if (!company) return [];
    const own = places.filter(({ companyId }) => companyId === contact.companyId);
    return [{ ...contact, trade: company.trade, places: own }];
  });
  return { people: inTurn(people.filter((one) => one.places.length > 0)), deviations };
};
