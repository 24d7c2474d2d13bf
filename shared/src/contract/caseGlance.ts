import * as z from 'zod';

import { actionRow } from './actionList';
import { complaintRow } from './complaintList';
import { glanceQuery, listAnswer } from './list';
import { route } from './route';

/**
 * The first rows of one's lists of cases, and how many there are, in one call: what the Dashboard's cards of the area show
 * (docs/product/lists.md#at-a-glance). Each list as its own call answers it, with the same scope and the same 400s.
 */
export const glanceAtCases = route({
  method: 'POST',
  path: '/cases/glance',
  summary: 'De første radene i listene over egne saker',
  tag: 'Saker',
  body: z.object({ complaints: glanceQuery, enquiries: glanceQuery, actions: glanceQuery }),
  answer: z.object({
    complaints: listAnswer(complaintRow),
    enquiries: listAnswer(complaintRow),
    actions: listAnswer(actionRow),
  }),
});
