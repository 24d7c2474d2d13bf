import * as z from 'zod';

import { barracksParams } from './booking';
import { day } from './day';
import { route } from './route';

const id = z.int32();

/** So many nights one picture of the barracks shows (docs/product/bookings.md#occupancy). */
export const occupancyNights = 60;

/** Somebody's nights in a room. */
export const stay = z.object({
  id,
  /** First night, `YYYY-MM-DD`; may be before those that are shown. */
  fromDate: z.string(),
  /** The day on which the room is left, `YYYY-MM-DD`; may be after those that are shown. */
  toDate: z.string(),
  /** Who sleeps there; null for who neither sleeps there nor is responsible for the project or the barracks. */
  name: z.string().nullable(),
});

/** All rooms of a project's barracks and who has them, from a day on for `occupancyNights` nights. */
export const occupancy = z.object({
  projectName: z.string(),
  /** First night that is shown, `YYYY-MM-DD`. */
  fromDate: z.string(),
  /** The day after the last night, `YYYY-MM-DD`. */
  toDate: z.string(),
  barracks: z.array(
    z.object({
      id,
      name: z.string(),
      location: z.string(),
      rooms: z.array(z.object({ id, name: z.string(), stays: z.array(stay) })),
    }),
  ),
});

/** Who has which room when, from today on when no day is given. 403 for contractors and where the project has no barracks, 404 when there is no such project. */
export const getOccupancy = route({
  method: 'GET',
  path: '/barracks/occupancy/:projectId',
  summary: 'Belegget på brakkeriggene i et prosjekt',
  tag: 'Brakker',
  params: barracksParams,
  query: z.object({ from: day.optional() }),
  answer: occupancy,
});

export type Occupancy = z.infer<typeof occupancy>;
export type OccupiedBarrack = Occupancy['barracks'][number];
export type OccupiedRoom = OccupiedBarrack['rooms'][number];
export type Stay = z.infer<typeof stay>;
