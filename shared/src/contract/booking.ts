import * as z from 'zod';

import { route } from './route';

const id = z.int32();
const tag = 'Brakker';

/** One's own booking of a room in barracks (docs/product/bookings.md). */
export const booking = z.object({
  id,
  projectId: id,
  projectName: z.string(),
  barrackName: z.string(),
  roomName: z.string(),
  /** How to find the barracks; empty when that is not written down. */
  location: z.string(),
  /** First night, `YYYY-MM-DD`. */
  fromDate: z.string(),
  /** The day on which the room is left, `YYYY-MM-DD`. */
  toDate: z.string(),
  /** Who is responsible for the barracks; empty when nobody is. */
  responsibleName: z.string(),
  /** It has begun and is not over, which it is at noon of the last day; two are while the one ends and the other begins. */
  isActive: z.boolean(),
  /** What opens the door and the net: given on active bookings alone, never on a kiosk; else null. */
  barracks: z.object({ doorCode: z.string().nullable(), wifiPassword: z.string().nullable() }),
  may: z.object({ delete: z.boolean() }),
});

/** The number of the project in an address of barracks. */
export const barracksParams = z.object({ projectId: z.coerce.number().int().min(1).max(2147483647) });

/** The caller's bookings that are not over, in all projects, the next first. 403 for contractors. */
export const listOwnBookings = route({
  method: 'GET',
  path: '/barracks/bookings',
  summary: 'Egne bookinger av brakke',
  tag,
  answer: z.array(booking),
});

/** The same of one project. 403 for contractors and where the project has no barracks, 404 when there is no such project. */
export const listProjectBookings = route({
  method: 'GET',
  path: '/barracks/:projectId/bookings',
  summary: 'Egne bookinger i et prosjekt',
  tag,
  params: barracksParams,
  answer: z.array(booking),
});

export type Booking = z.infer<typeof booking>;
