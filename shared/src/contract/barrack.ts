import * as z from 'zod';

import { route } from './route';

/** The caller's barracks booking of tonight; the project is null without one. Contractors have none. */
export const getActiveBooking = route({
  method: 'GET',
  path: '/barracks/bookingactive',
  summary: 'Aktiv booking av brakke',
  tag: 'Brakker',
  answer: z.object({ projectId: z.int32().nullable() }),
});
