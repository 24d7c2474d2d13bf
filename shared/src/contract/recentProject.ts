import * as z from 'zod';

import { project, projectImage, projectParams } from './project';
import { route } from './route';

/** So many recent projects stand on the Dashboard (docs/product/dashboard.md#recent-projects). */
export const recentLimit = 6;

/** A project on the Dashboard (docs/product/dashboard.md#recent-projects). */
export const recentProject = project.extend({
  /** Small, so that the cards need no calls of their own; null without an image. */
  defaultImage: projectImage.nullable(),
  /** The caller's active barracks booking is here. */
  hasActiveBooking: z.boolean(),
});

/** The projects that the caller has opened last, the latest first, as far as they may still see them. */
export const listRecentProjects = route({
  method: 'GET',
  path: '/project/recent',
  summary: 'Siste prosjekter',
  tag: 'Prosjekter',
  query: z.object({ top: z.coerce.number<number>().int().min(1).max(24).default(recentLimit) }),
  answer: z.array(recentProject),
});

/** Notes that the caller has opened the project. 404 when it is not the caller's to see. */
export const noteRecentProject = route({
  method: 'PUT',
  path: '/project/recent/:id',
  summary: 'Prosjektet er åpnet',
  tag: 'Prosjekter',
  params: projectParams,
  answer: z.object({}),
});

/** Takes a project out of the caller's recent ones; one that is not among them is no error. */
export const removeRecentProject = route({
  method: 'DELETE',
  path: '/project/recent/:id',
  summary: 'Fjern fra siste prosjekter',
  tag: 'Prosjekter',
  params: projectParams,
  answer: z.object({}),
});

export type RecentProject = z.infer<typeof recentProject>;
