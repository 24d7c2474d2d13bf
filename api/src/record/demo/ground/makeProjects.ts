import type { Insertable } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { Random } from '../random';
import { demoCompanies } from './demoCompanies';
import { firstNames, lastNames } from './demoNames';
import { type DemoProject, demoProjects } from './demoProjects';
import { demoMobile, type DemoPeople } from './makePeople';

/** Projects and what is in them, ready to insert. */
export interface DemoProjects {
  types: Insertable<Database['project_type']>[];
  projects: Insertable<Database['project']>[];
  participants: Insertable<Database['project_company']>[];
  houses: Insertable<Database['house']>[];
  customers: Insertable<Database['customer']>[];
  sections: Insertable<Database['section']>[];
}

const types = [...new Set(demoProjects.map(({ type }) => type))];

/** Apartment numbers as the address register writes them: floor, then door. */
const apartmentKey = (index: number) => `H0${Math.floor(index / 4) + 1}0${(index % 4) + 1}`;

const customerOf = (random: Random, id: number, address: string) => {
  const full_name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return { id, full_name, mobile: demoMobile(random), email: `kunde${id}@epost.example`, address };
};

const addHouse = (
  made: DemoProjects,
  random: Random,
  project: DemoProject,
  projectId: number,
  num: number,
) => {
  const houseId = made.houses.length + 1;
  const address = `${project.street} ${num * 2 + 9}`;
  made.houses.push({
    id: houseId,
    project_id: projectId,
    house_num: String(num),
    name: `Bygg ${num}`,
    address,
  });
  for (let index = 0; index < project.sections; index++) {
    const customerId = made.customers.length + 1;
    made.customers.push(
      customerOf(random, customerId, `${address}, ${project.postCode} ${project.postPlace}`),
    );
    made.sections.push({
      id: made.sections.length + 1,
      house_id: houseId,
      section_num: String((num - 1) * project.sections + index + 1).padStart(3, '0'),
      apartment_key: apartmentKey(index),
      customer_id: customerId,
    });
  }
};

/** Makes the fourteen projects; Kari leads every other one, and most trades take part in each. */
export const makeProjects = (random: Random, { contacts, companies }: DemoPeople): DemoProjects => {
  const made: DemoProjects = {
    types: types.map((name, index) => ({ id: index + 1, name })),
    projects: [],
    participants: [],
    houses: [],
    customers: [],
    sections: [],
  };
  const staff = contacts.filter(({ trade, active }) => trade === undefined && active).map(({ id }) => id);
  const [kari = 0, henrik = 0, ...others] = staff;
  const someone = () => others[random.int(0, others.length - 1)] ?? kari;
  for (const [index, project] of demoProjects.entries()) {
    const id = index + 1;
    made.projects.push({
      id,
      name: project.name,
      project_type_id: types.indexOf(project.type) + 1,
      status: project.status,
      address: `${project.street} ${random.int(9, 60)}`,
      post_code: project.postCode,
      post_place: project.postPlace,
      responsible_id: index % 2 === 0 ? kari : someone(),
      sc_id: index % 3 === 2 ? someone() : henrik,
      qa_id: someone(),
      // Barracks stand where somebody builds.
      has_barrack: random.chance(0.4) && project.status === 'Gjennomføring',
      has_infotech: random.chance(0.6),
    });
    for (const company of companies) {
      const { trade, role = '' } = demoCompanies[company.id - 1] ?? {};
      const isThere = trade === undefined || trade === 'carpentry' || random.chance(0.8);
      if (isThere) made.participants.push({ project_id: id, company_id: company.id, role });
    }
    for (let num = 1; num <= project.houses; num++) addHouse(made, random, project, id, num);
  }
  return made;
};
