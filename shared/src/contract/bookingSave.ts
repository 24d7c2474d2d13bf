import * as z from 'zod';

import { bookingPeriod } from './bookingRules';
import { route } from './route';

const id = z.int32();
const tag = 'Brakker';

/**
 * Reserves a room for the caller, who gets a letter with a file for the calendar. 403 for contractors and where the project has no
 * barracks, 404 when there is no such project; 400 for days that can't be booked, for somebody else's id, when the room is taken in one
 * of the nights, and when the caller has another room in one of them.
 */
export const createBooking = route({
  method: 'POST',
  path: '/barracks/booking',
  summary: 'Reserver rom',
  tag,
  body: bookingPeriod.extend({
    /** The same at each try of one press, so that it counts once. */
    requestId: z.uuid().optional(),
    roomId: id,
    /** The project whose barracks the room is in. */
    barracksProjectId: id,
    /** Who is to sleep there: the caller. */
    contactPersonId: id,
  }),
  answer: z.object({ id }),
});

/** Gives up a booking of one's own; the letter about it takes it out of the calendar. 404 when it is not the caller's, 400 once it is over. */
export const deleteBooking = route({
  method: 'DELETE',
  path: '/barracks/booking/del/:id',
  summary: 'Slett booking',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.object({}),
});
