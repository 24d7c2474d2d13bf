import * as z from 'zod';

import { addYears, day } from './day';

/** What is said of bookings (docs/product/bookings.md); those that the specification does not prescribe are our own. */
export const bookingTexts = {
  sameDay: 'Fra og til dato kan ikke være samme dag',
  booked: 'Din reserversjon er lagt til! Du vil få en bekreftelse på mail',
  backwards: 'Til dato må være etter fra dato.',
  past: 'Fra dato kan ikke være før i dag.',
  tooFar: 'Du kan reservere rom inntil ett år fram i tid.',
  onlyStaff: 'Bookinger er bare for Byggtuns egne ansatte.',
  noBarrack: 'Prosjektet har ingen brakkerigg.',
  notOwn: 'Du kan bare reservere rom til deg selv.',
  noRoom: 'Rommet finnes ikke på brakkeriggene i dette prosjektet.',
  roomTaken: 'Rommet er nettopp reservert av noen andre i denne perioden. Velg et annet rom.',
  over: 'Bookingen er over og kan ikke slettes.',
  deleted: 'Bookingen er slettet.',
} as const;

/** What is said to who has a room already. @param period of that booking, as people read it */
export const haveRoomText = (period: string): string =>
  `Du har allerede en booking${period ? ` fra ${period}` : ' i denne perioden'}. Du kan kun ha èn aktiv booking per dag.`;

/** The nights from a day up to, and without, another; both `YYYY-MM-DD`. */
export const bookingPeriod = z.object({ fromDate: day, toDate: day });

/** The days of a stay. */
export type BookingPeriod = z.infer<typeof bookingPeriod>;

/** The last day that a booking can end on. @param today `YYYY-MM-DD` */
export const lastBookingDay = (today: string): string => addYears(today, 1);

/** What is wrong with the days of a new booking; undefined when nothing is. @param today `YYYY-MM-DD` */
export function periodProblem({ fromDate, toDate }: BookingPeriod, today: string): string | undefined {
  if (fromDate === toDate) return bookingTexts.sameDay;
  if (fromDate > toDate) return bookingTexts.backwards;
  if (fromDate < today) return bookingTexts.past;
  return toDate > lastBookingDay(today) ? bookingTexts.tooFar : undefined;
}

/** Two days in the order in which they come, whichever was chosen first. */
export const orderedPeriod = (one: string, other: string): BookingPeriod =>
  one <= other ? { fromDate: one, toDate: other } : { fromDate: other, toDate: one };

/** Whether two stays share a night. */
export const overlaps = (one: BookingPeriod, other: BookingPeriod): boolean =>
  one.fromDate < other.toDate && other.fromDate < one.toDate;

/** Whether the night that comes is one of the stay's. @param today `YYYY-MM-DD` */
export const isActiveBooking = ({ fromDate, toDate }: BookingPeriod, today: string): boolean =>
  fromDate <= today && today < toDate;

/** Whether a booking of one's own can be given up: until its last night is over. @param today `YYYY-MM-DD` */
export const mayDeleteBooking = ({ toDate }: BookingPeriod, today: string): boolean => toDate > today;
