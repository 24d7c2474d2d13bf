import * as z from 'zod';

import { checklistRow } from './checklistList';
import { glanceQuery, listAnswer } from './list';
import { route } from './route';
import { taskRow } from './schedule';

/**
 * The first self-checks and checklists, and how many there are, in one call: what the Dashboard's cards of the area show
 * (docs/product/lists.md#at-a-glance). Each list as its own call answers it, with the same scope and the same refusals.
 */
export const glanceAtQuality = route({
  method: 'POST',
  path: '/quality/glance',
  summary: 'De første radene i listene over egenkontroller og sjekklister',
  tag: 'Egenkontroller',
  body: z.object({
    checkups: glanceQuery,
    /** Left out by who has no checklists; 403 for everybody but developer staff. */
    checklists: glanceQuery.optional(),
  }),
  answer: z.object({
    checkups: listAnswer(taskRow),
    /** Left out when it was not asked for. */
    checklists: listAnswer(checklistRow).optional(),
  }),
});
