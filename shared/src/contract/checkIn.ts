import * as z from 'zod';

import { route } from './route';

/** A project by its name. */
export const projectName = z.object({ id: z.int32(), name: z.string() });

/** The projects on whose sites the caller is checked in now, by name. */
export const listCurrentProjects = route({
  method: 'GET',
  path: '/contact/contactperson/currentprojects',
  summary: 'Prosjekter jeg er sjekket inn på',
  tag: 'Prosjekter',
  answer: z.array(projectName),
});

export type ProjectName = z.infer<typeof projectName>;
