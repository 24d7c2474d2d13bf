import * as z from 'zod';

import { boundedText } from './boundedText';
import { route } from './route';

/** So many minutes may the clock of the access-control system be ahead. */
export const clockTolerance = 10;

/** The access-control system on site tells that somebody went in or out; needs its key in `x-api-key`. */
export const postInfotechEvent = route({
  method: 'POST',
  path: '/integrations/infotech/events',
  summary: 'Innsjekk og utsjekk fra adgangskontrollen',
  tag: 'Integrasjoner',
  open: true,
  body: z.object({
    /** The system's own id of the event; a second post of the same id changes nothing. */
    eventId: boundedText(100)
      .min(1)
      .regex(/^[^\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}]+$/u),
    /** Who: the e-mail of the person. Somebody who is not registered stands on the site list all the same. */
    email: boundedText(320)
      .min(3)
      .regex(/^[^\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}]+$/u),
    direction: z.enum(['in', 'out']),
    /** The projects of the site; those that are not there are passed over. */
    projectIds: z.array(z.int32()).max(100, { abort: true }).min(1),
    /**
     * ISO date-time of the passage. This decides what came after what, not when it is told. Refused with 400 when it is more than
     * `clockTolerance` ahead: everything after it would seem to have been before.
     */
    occurredAt: boundedText(50).pipe(z.iso.datetime({ offset: true })),
  }),
  answer: z.object({
    /** False when the id had been received before. */
    accepted: z.boolean(),
  }),
});
