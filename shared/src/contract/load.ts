import * as z from 'zod';

import { route } from './route';

/** A limit of the server as operators see it. */
export const limitState = z.object({
  /** `callsAtOnce`. */
  name: z.string(),
  /** Its name in the environment. */
  setting: z.string(),
  value: z.number().int(),
  /** Unit of the value, in Norwegian. */
  unit: z.string(),
  /** Whom it holds for: `person`, `address`, `instance` … */
  per: z.string(),
  /** How often it was met since the start of this instance. */
  met: z.number().int(),
});

/** How busy an instance of the server is, and which of its limits were met; for developer staff. */
export const getLoad = route({
  method: 'GET',
  path: '/status/load',
  summary: 'Hvor opptatt serveren er, og hvilke grenser som er nådd',
  tag: 'Drift',
  answer: z.object({
    /** ISO date-time of this instance's start. */
    since: z.iso.datetime(),
    /** How late the event loop is, in milliseconds, and how many tasks took 50 ms or more. */
    eventLoop: z.object({ p50: z.number(), p99: z.number(), max: z.number(), longTasks: z.number().int() }),
    /** Resident memory, in bytes. */
    memory: z.number().int(),
    /** Connections to the database: open, unused, and calls that wait for one. */
    database: z.object({ open: z.number().int(), idle: z.number().int(), waiting: z.number().int() }),
    limits: z.array(limitState),
  }),
});
