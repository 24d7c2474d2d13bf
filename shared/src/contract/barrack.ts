import * as z from 'zod';

import { bookingPeriod } from './bookingRules';
import { route } from './route';

const id = z.int32();
const tag = 'Brakker';

/** The caller's barracks booking of tonight; the project is null without one. Contractors have none. */
export const getActiveBooking = route({
  method: 'GET',
  path: '/barracks/bookingactive',
  summary: 'Aktiv booking av brakke',
  tag,
  answer: z.object({ projectId: z.int32().nullable() }),
});

/** Barracks on a site, with those of their rooms that are free (docs/product/bookings.md#booking-a-room). */
export const barrack = z.object({
  id,
  name: z.string(),
  /** How to find it; empty when that is not written down. */
  location: z.string(),
  /** By name; none when all are taken. */
  barrackRooms: z.array(z.object({ id, name: z.string() })),
});

/**
 * The barracks of a project, each with the rooms that are free in every night from the one day up to the other. Developer staff alone: 403
 * for contractors and where the project has no barracks, 404 when there is no such project; 400 for days that can't be booked.
 */
export const listAvailableRooms = route({
  method: 'POST',
  path: '/barracks/available',
  summary: 'Ledige rom på brakkeriggene i et prosjekt',
  tag,
  body: bookingPeriod.extend({ projectId: id }),
  answer: z.array(barrack),
});

export type Barrack = z.infer<typeof barrack>;
export type BarrackRoom = Barrack['barrackRooms'][number];
