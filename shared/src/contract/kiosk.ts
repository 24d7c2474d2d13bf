import * as z from 'zod';

import { route } from './route';

/** A project by its name. */
export const projectName = z.object({ id: z.int32(), name: z.string() });

/** The projects that a kiosk can belong to; the one open call of the API, so id and name only. */
export const listKioskProjects = route({
  method: 'GET',
  path: '/project/kiosk/all',
  summary: 'Prosjekter en kiosk kan tilhøre',
  tag: 'Prosjekter',
  open: true,
  answer: z.array(projectName),
});

/** Whether the caller may enter the project (document 1, section 4, "Kiosk mode decision"). */
export const getProjectAccess = route({
  method: 'GET',
  path: '/project/:id/access',
  summary: 'Har jeg tilgang til prosjektet?',
  tag: 'Prosjekter',
  params: z.object({ id: z.coerce.number().int() }),
  answer: z.object({ access: z.boolean() }),
});

/** The projects on whose sites the caller is checked in now, by name. */
export const listCurrentProjects = route({
  method: 'GET',
  path: '/contact/contactperson/currentprojects',
  summary: 'Prosjekter jeg er sjekket inn på',
  tag: 'Prosjekter',
  answer: z.array(projectName),
});

export type ProjectName = z.infer<typeof projectName>;
