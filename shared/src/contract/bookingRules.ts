import * as z from 'zod';

import { addDays, addYears, day } from './day';

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

/** What day it is for who sleeps in barracks, both `YYYY-MM-DD`. */
export interface StayTime {
  today: string;
  /** The day whose night is not over: until noon the day before. */
  night: string;
}

/** Rooms are left at this hour. */
const leavingHour = 12;

/** The same at an hour (0 to 23) of a day. */
export const stayTime = (today: string, hour: number): StayTime => ({
  today,
  night: hour < leavingHour ? addDays(today, -1) : today,
});

/** Whether a booking is not over: it holds until the noon after its last night, and can be given up so long. */
export const isCurrentBooking = ({ toDate }: Pick<BookingPeriod, 'toDate'>, { night }: StayTime): boolean =>
  toDate > night;

/** Whether one has the room now: from the first day on, until it is over. */
export const isActiveBooking = (period: BookingPeriod, now: StayTime): boolean =>
  period.fromDate <= now.today && isCurrentBooking(period, now);
