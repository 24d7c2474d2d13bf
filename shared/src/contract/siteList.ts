import * as z from 'zod';

import { file } from './file';
import { listAnswer, listQuery } from './list';
import { projectParams as params } from './project';
import { route } from './route';

const id = z.int32();

/**
 * A line of the list that byggherreforskriften § 15 asks for: that somebody was on a site on a day, with the values that held on that day.
 * Times are of a clock in Norway, `HH:mm`.
 */
export const siteDayRow = z.object({
  id,
  projectId: id,
  /** The day on which the shift began, `YYYY-MM-DD`. */
  day: z.string(),
  /** The e-mail of somebody who is not registered. */
  name: z.string(),
  /** `YYYY-MM-DD`; null, as the next three, where it is not known. */
  birthDate: z.string().nullable(),
  hmsCardNumber: z.string().nullable(),
  employer: z.string().nullable(),
  /** Organisation number, nine digits. */
  employerRegNum: z.string().nullable(),
  /** Null when only a check-out was received. */
  firstIn: z.string().nullable(),
  /** After the last check-in; null without one. '06:00 neste dag' when the shift ended after midnight. */
  lastOut: z.string().nullable(),
  /** Has everything that § 15 asks for. */
  isComplete: z.boolean(),
  /** Name and address of the site, as they are now. */
  site: z.string(),
  /** The client (byggherre) with its organisation number. */
  client: z.string(),
});

/**
 * The site list of one project: a header `projectId` must name it. Developer staff alone: 403 for contractors, 404 when the project is not
 * theirs to see; 400 without a project.
 */
export const listSiteDays = route({
  method: 'POST',
  path: '/project/sitelist',
  summary: 'Oversiktslisten for en byggeplass',
  tag: 'Byggeplass',
  body: listQuery,
  answer: listAnswer(siteDayRow),
});

/** Lines that one PDF holds at most: some hundred pages. */
export const sitePdfLimit = 5000;

/** The lines that this list shows with these filters, this search and this order, as PDF, with site, client and period. 400 beyond `sitePdfLimit`. */
export const printSiteDays = route({
  method: 'POST',
  path: '/project/:id/sitelist/pdf',
  summary: 'Oversiktslisten som PDF',
  tag: 'Byggeplass',
  params,
  body: listQuery.pick({ headers: true, search: true, sortBy: true, sortDesc: true }),
  file: 'application/pdf',
  answer: file,
});

/** Where a site is and whose: the head of its list. Developer staff alone, as `listSiteDays`. */
export const getSite = route({
  method: 'GET',
  path: '/project/:id/site',
  summary: 'Byggeplassen og byggherren',
  tag: 'Byggeplass',
  params,
  answer: z.object({
    name: z.string(),
    /** Address with postcode and place; empty where there is none. */
    address: z.string(),
    client: z.object({ name: z.string(), regNum: z.string().nullable(), address: z.string() }),
    /** Day on which the work ended, `YYYY-MM-DD`; null as long as it goes on. The list is kept for six months after. */
    endedOn: z.string().nullable(),
  }),
});

export type SiteDayRow = z.infer<typeof siteDayRow>;
export type Site = z.infer<(typeof getSite)['answer']>;
