import * as z from 'zod';

import { route } from './route';

/** Whether the API and its database answer; 503 when the database is away. */
export const getHealth = route({
  method: 'GET',
  path: '/health',
  summary: 'Helsesjekk',
  tag: 'Drift',
  open: true,
  answer: z.object({ status: z.enum(['ok', 'error']), database: z.enum(['up', 'down']) }),
});
