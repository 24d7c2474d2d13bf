import * as z from 'zod';

import { searchLimit } from './list';
import { route } from './route';
import { text } from './text';

const id = z.int32();

/** The number of a project in an address. */
export const projectParams = z.object({ id: z.coerce.number().int().min(1).max(2147483647) });

/** A project in the list (docs/product/projects.md#overview), as the caller sees it. */
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
  /** One of the caller's favourites; those are developer staff's alone. */
  isFavourite: z.boolean(),
  /** There is no safety instruction (PSI) to confirm. */
  isPsiMissing: z.boolean(),
  /** The caller has confirmed the safety instruction. */
  psiConfirmed: z.boolean(),
  /** The site has an access-control system. */
  hasInfotech: z.boolean(),
  /** The site has barracks to sleep in. */
  hasBarrack: z.boolean(),
  /** The caller is checked in on the site now. */
  checkedIn: z.boolean(),
  /** Version of the image (`getProjectImage`); null without one. */
  image: z.string().nullable(),
});

/** A picture in an answer (`defaultImage` of docs/product/projects.md#a-project). */
export const projectImage = z.object({
  /** Such as 'image/webp'. */
  contentType: z.string(),
  /** Base64. */
  image: z.string(),
});

const withImage = project.extend({
  /** The smallest; null without an image, missing from older servers. */
  defaultImage: projectImage.nullish(),
});

/** Every project that the caller may see, by name: developer staff all, contractors those that their company takes part in. Their images come apart. */
export const listProjects = route({
  method: 'GET',
  path: '/project/all',
  summary: 'Alle prosjekter',
  tag: 'Prosjekter',
  answer: z.array(project),
});

/** The caller's own projects, by name: developer staff's favourites, a contractor's those that they work on themselves. */
export const listFavourites = route({
  method: 'GET',
  path: '/project/favorites',
  summary: 'Favoritter, for entreprenører egne prosjekter',
  tag: 'Prosjekter',
  answer: z.array(withImage),
});

/** Phases that the overview shows when nothing else is chosen (docs/product/projects.md#overview). */
export const defaultPhases = [
  'Vurdering',
  'Forprosjekt',
  'Detaljprosjekt',
  'Gjennomføring',
  'Etterbruk',
] as const;

/** So many projects stand on a page of the overview. */
export const projectPageSize = 100;

/** A page of the projects that the caller may see, by name; the overview's (docs/product/projects.md#overview). */
export const listProjectPage = route({
  method: 'GET',
  path: '/project/list',
  summary: 'En side av prosjektoversikten',
  tag: 'Prosjekter',
  query: z.object({
    /** `mine`: as `listFavourites`; `all`: as `listProjects`. */
    scope: z.enum(['mine', 'all']),
    /** Words that each must stand in the name or the place; whatever their case and accents. */
    search: text(searchLimit).optional(),
    /** Concept. */
    projTypeId: z.coerce.number<number>().int().min(1).max(2147483647).optional(),
    /** Phases, with commas between; all when nothing is said. */
    statuses: text(1000).optional(),
    /** From 1. */
    page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  }),
  answer: z.object({
    /** At most `projectPageSize`. */
    items: z.array(project),
    /** Of all pages. */
    totalCount: z.number().int(),
  }),
});

/** What the overview is filtered by: concepts by name, and phases in the order of a project's life. */
export const getFilterOptions = route({
  method: 'GET',
  path: '/project/filteroptions',
  summary: 'Konsepter og faser å filtrere på',
  tag: 'Prosjekter',
  answer: z.object({
    projTypes: z.array(z.object({ id, name: z.string() })),
    projectStatuses: z.array(z.string()),
  }),
});

/** One project. 404 when it is not there or not the caller's to see. */
export const getProject = route({
  method: 'GET',
  path: '/project/:id',
  summary: 'Et prosjekt',
  tag: 'Prosjekter',
  params: projectParams,
  answer: withImage,
});

/** Makes a project one of the caller's favourites, or no longer. 403 for contractors, 404 when it is not the caller's to see. */
export const saveFavourite = route({
  method: 'POST',
  path: '/project/updateFavourite',
  summary: 'Lagre favoritt',
  tag: 'Prosjekter',
  body: z.object({ projectId: id, isFavourite: z.boolean() }),
  answer: z.object({ isFavourite: z.boolean() }),
});

export type Project = z.infer<typeof project>;
export type ProjectWithImage = z.infer<typeof withImage>;
export type ProjectPageQuery = z.input<typeof listProjectPage.query>;
