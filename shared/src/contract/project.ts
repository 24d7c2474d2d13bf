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

export type Project = z.infer<typeof project>;
