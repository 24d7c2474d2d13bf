import * as z from 'zod';

import { route } from './route';

/** A project in the list (document 1, section 3). */
export const project = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The caller's role in the project, such as 'Prosjektleder'; empty when there is none. */
  projRole: z.string(),
  projTypeId: z.number().int(),
  /** Concept, such as 'Leiligheter'. */
  projTypeName: z.string(),
  /** Phase, such as 'Gjennomføring'. */
  projStatusString: z.string(),
  address: z.string(),
  /** Postcode and place, '0484 Oslo'. */
  postCode: z.string(),
});

/** The projects that the caller may see: developer staff all, contractors those that their company takes part in. */
export const listProjects = route({
  method: 'GET',
  path: '/project/all',
  summary: 'Alle prosjekter',
  tag: 'Prosjekter',
  answer: z.array(project),
});

/** One project. 404 when it is not there or not the caller's to see. */
export const getProject = route({
  method: 'GET',
  path: '/project/:id',
  summary: 'Et prosjekt',
  tag: 'Prosjekter',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: project,
});

export type Project = z.infer<typeof project>;
