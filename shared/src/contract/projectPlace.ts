import * as z from 'zod';

import { projectParams as params } from './project';
import { responsibleOption } from './responsible';
import { route } from './route';

const id = z.int32();

/** A building of a project. */
export const building = z.object({ id, name: z.string() });

/** A section of a building. */
export const section = z.object({
  id,
  /** Its building. */
  houseId: id,
  sectionNum: z.string(),
  /** Apartment number, such as 'H0203'. */
  apartmentKey: z.string(),
  /** Full name of the customer; null without one, and always for contractors, who learn of customers by their cases alone. */
  customer: z.string().nullable(),
});

/** The buildings of a project, by number. 404 when the project is not the caller's to see. */
export const listBuildings = route({
  method: 'GET',
  path: '/projects/:id/buildings',
  summary: 'Byggene i et prosjekt',
  tag: 'Prosjekter',
  params,
  answer: z.array(building),
});

/** A house of a project (docs/product/projects.md#a-project): a building as the project page switches to it. */
export const house = building.extend({ houseNum: z.string() });

/** The houses of a project, by number. 404 when the project is not the caller's to see. */
export const listHouses = route({
  method: 'GET',
  path: '/project/:id/houses',
  summary: 'Husene i et prosjekt',
  tag: 'Prosjekter',
  params,
  answer: z.array(house),
});

/** The sections of a project, building by building. 404 when the project is not the caller's to see. */
export const listSections = route({
  method: 'GET',
  path: '/projects/:id/sections',
  summary: 'Seksjonene i et prosjekt',
  tag: 'Prosjekter',
  params,
  answer: z.array(section),
});

/** The same at its other address. */
export const listSectionsOfProject = route({ ...listSections, path: '/project/:id/sections/list' });

/**
 * Whom the caller may make responsible for a report on the project: developer staff choose among all staff (and, by
 * search, anybody), contractors among their colleagues and the project's own staff. 404 when the project is not the caller's to see.
 */
export const listProjectUsers = route({
  method: 'GET',
  path: '/projects/:id/users',
  summary: 'Mulige ansvarlige i et prosjekt',
  tag: 'Prosjekter',
  params,
  answer: z.array(responsibleOption),
});

export type House = z.infer<typeof house>;
export type Building = z.infer<typeof building>;
export type Section = z.infer<typeof section>;
