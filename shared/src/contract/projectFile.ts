import * as z from 'zod';

import { file } from './file';
import { projectImage, projectParams } from './project';
import { route } from './route';
import { text } from './text';

/** Widths in which a project's image is kept, pixels; the smallest is the Dashboard's. All are 3:2. */
export const projectImageWidths = [192, 480, 960, 1920] as const;

/** The image of a project; kept for an hour by the browser (docs/product/projects.md#a-project). 404 without one, or when the project is not the caller's to see. */
export const getProjectImage = route({
  method: 'GET',
  path: '/project/:id/image',
  summary: 'Bildet av et prosjekt',
  tag: 'Prosjekter',
  params: projectParams,
  query: z.object({
    /** Pixels; the largest when nothing is said. */
    width: z.coerce.number<number>().pipe(z.literal(projectImageWidths)).optional(),
    /** `image` of the project, so that a new one has an address of its own; not looked at. */
    v: text(100).optional(),
  }),
  keep: 3600,
  answer: projectImage,
});

/**
 * The safety instruction (PSI) of a project, PDF. Having fetched it is noted: it is what lets one confirm it. 404 when there is none,
 * or when the project is not the caller's to see.
 */
export const getPsi = route({
  method: 'GET',
  path: '/project/:id/psi',
  summary: 'Sikkerhetsinstruksen (PSI)',
  tag: 'Prosjekter',
  params: projectParams,
  file: 'application/pdf',
  stored: true,
  answer: file,
});

/** The accident and notification plan of a project, PDF. 404 when there is none, or when the project is not the caller's to see. */
export const getAccidentPlan = route({
  method: 'GET',
  path: '/documents/accident/:id',
  summary: 'Varslingsplan ved ulykke',
  tag: 'Prosjekter',
  params: projectParams,
  file: 'application/pdf',
  stored: true,
  answer: file,
});

const houseReport = {
  method: 'GET',
  tag: 'Prosjekter',
  /** The house. */
  params: projectParams,
  file: 'application/pdf',
  answer: file,
} as const;

/**
 * Options and changes of a house's apartments, phase by phase, PDF. 404 when the house's project is not the caller's to see. Names of
 * customers are developer staff's alone. A house without any gives a document that says so.
 */
export const getOptionsReport = route({
  ...houseReport,
  path: '/project/house/:id/reports/phaseoptionsandchanges',
  summary: 'Valgliste for et hus',
  query: z.object({
    /** To be shown rather than saved: a kiosk saves no files. */
    pdf: z.enum(['true', 'false']).optional(),
  }),
});

/** Colours chosen for a house's apartments, room by room, PDF. As `getOptionsReport`, always to be saved. */
export const getColourReport = route({
  ...houseReport,
  path: '/project/house/:id/reports/coloroptions',
  summary: 'Fargevalg for et hus',
});

export type ProjectImage = z.infer<typeof projectImage>;
export type ProjectImageWidth = (typeof projectImageWidths)[number];
