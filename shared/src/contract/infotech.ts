import * as z from 'zod';

import { route } from './route';

/** The access-control system on site tells that somebody went in or out; needs its key in `x-api-key`. */
export const postInfotechEvent = route({
  method: 'POST',
  path: '/integrations/infotech/events',
  summary: 'Innsjekk og utsjekk fra adgangskontrollen',
  tag: 'Integrasjoner',
  open: true,
  body: z.object({
    /** The system's own id of the event; a second post of the same id changes nothing. */
    eventId: z.string().min(1).max(100),
    /** Who: the e-mail of the person. */
    email: z.string().min(3),
    direction: z.enum(['in', 'out']),
    projectIds: z.array(z.number().int()).min(1),
    /** ISO date-time of the passage. */
    occurredAt: z.iso.datetime({ offset: true }),
  }),
  answer: z.object({
    /** False when the id had been received before. */
    accepted: z.boolean(),
  }),
});
