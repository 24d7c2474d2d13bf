import * as z from 'zod';

import { projectName } from './checkIn';
import { projectParams } from './project';
import { route } from './route';

/** The projects that a kiosk can belong to; the one open call of the API, so id and name only. */
export const listKioskProjects = route({
  method: 'GET',
  path: '/project/kiosk/all',
  summary: 'Prosjekter en kiosk kan tilhøre',
  tag: 'Prosjekter',
  open: true,
  answer: z.array(projectName),
});

/** Whether the caller may enter the project (docs/product/kiosk.md#after-the-sign-in). */
export const getProjectAccess = route({
  method: 'GET',
  path: '/project/:id/access',
  summary: 'Har jeg tilgang til prosjektet?',
  tag: 'Prosjekter',
  params: projectParams,
  answer: z.object({ access: z.boolean() }),
});
