import * as z from 'zod';

import { projectParams as params } from './project';
import { route } from './route';

/** Somebody who is on a site now. */
export const musterPerson = z.object({
  /** The same as long as the person stays. */
  id: z.int32(),
  /** The e-mail of somebody who is not registered. */
  name: z.string(),
  /** Null where it is not known. */
  employer: z.string().nullable(),
  /** Empty where it is not known. */
  mobile: z.string(),
  /** Since when, ISO. */
  since: z.string(),
});

/**
 * Who is on the site now, by employer and name. Developer staff alone: 403 for contractors, 404 when the project is not theirs to see.
 * A check-in without a check-out counts for 16 hours.
 */
export const getMuster = route({
  method: 'GET',
  path: '/project/:id/muster',
  summary: 'Hvem som er på plassen nå',
  tag: 'Byggeplass',
  params,
  answer: z.object({
    /** Name of the site. */
    name: z.string(),
    /** When this was so, ISO. */
    asOf: z.string(),
    people: z.array(musterPerson),
    /**
     * Ids, as those above, of who has not checked out though their check-in counts no more, for a day and more after that: they may be on the
     * site still. Missing from older servers.
     */
    lapsed: z.array(z.int32()).optional(),
  }),
});

/** A roll call, as a device keeps it: who has been found of those who were on the site when it began or came after. */
export const rollCall = z.object({
  /** ISO. */
  startedAt: z.string(),
  people: z.array(musterPerson),
  /** Ids of those who have been found. */
  found: z.array(z.number()),
});

export type RollCall = z.infer<typeof rollCall>;
export type MusterPerson = z.infer<typeof musterPerson>;
export type Muster = z.infer<(typeof getMuster)['answer']>;
