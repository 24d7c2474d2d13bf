import * as z from 'zod';

import { listAnswer, listQuery } from './list';
import { route } from './route';
import { text } from './text';

const id = z.int32();

/** The addresses of the area. */
export const walkPaths = {
  list: '/walks',
  create: (projectId: number) => `/walks/new?projectId=${projectId}`,
} as const;

/** A safety walk as the list shows it. */
export const walkRow = z.object({
  id,
  title: z.string(),
  projectId: id,
  projectName: z.string(),
  statusText: z.string(),
});

/** The safety walks of the caller's company, of developer staff all. */
export const listWalks = route({
  method: 'POST',
  path: '/walks',
  summary: 'Vernerunder, en side om gangen',
  tag: 'Vernerunder',
  body: listQuery,
  answer: listAnswer(walkRow),
});

/** How many there are for a list of filters. */
export const countWalks = route({
  method: 'POST',
  path: '/walks/count',
  summary: 'Antall vernerunder for et filter',
  tag: 'Vernerunder',
  body: listQuery.pick({ headers: true }),
  answer: z.number().int(),
});

/** A new safety walk. 404 when the project is not the caller's to see. */
export const saveWalk = route({
  method: 'POST',
  path: '/walks/save',
  summary: 'Ny vernerunde',
  tag: 'Vernerunder',
  body: z.object({ title: text(200).min(1, 'Tittel må fylles ut!'), projectId: id }),
  answer: z.object({ id }),
});

export type WalkRow = z.infer<typeof walkRow>;
