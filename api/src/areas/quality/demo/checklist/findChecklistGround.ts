import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';

/** What checklists are made from: developer staff, those who sign in most often, and places that are built. */
export interface ChecklistGround {
  people: { id: number; name: string }[];
  places: { projectId: number; houseId: number; sectionId: number }[];
}

const signingIn = ['kari@', 'henrik@'];

/** Reads the developer's people and the sections of the projects that are built or have been. */
export const findChecklistGround = async (transaction: Transaction<Database>): Promise<ChecklistGround> => {
  const staff = await transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('company.is_byggtun', '=', true)
    .where('contact_person.active', '=', true)
    .select(['contact_person.id', 'person.email', 'person.full_name as name'])
    .orderBy('contact_person.id')
    .execute();
  const places = await transaction
    .selectFrom('section')
    .innerJoin('house', 'house.id', 'section.house_id')
    .innerJoin('project', 'project.id', 'house.project_id')
    .where('project.status', 'in', ['Gjennomføring', 'Etterbruk'])
    .select(['project.id as projectId', 'house.id as houseId', 'section.id as sectionId'])
    .orderBy('section.id')
    .execute();
  const known = staff.filter(({ email }) => signingIn.some((name) => email.startsWith(name)));
  return { people: [...known, ...known, ...staff].map(({ id, name }) => ({ id, name })), places };
};
