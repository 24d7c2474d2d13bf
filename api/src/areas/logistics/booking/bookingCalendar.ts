import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** A booking as the calendar of who sleeps there is told of it. */
export interface CalendarBooking {
  id: number;
  barrackName: string;
  roomName: string;
  projectName: string;
  /** How to find the barracks. */
  location: string;
  /** Days, `YYYY-MM-DD`. */
  fromDate: string;
  toDate: string;
  fullName: string;
  email: string;
}

/** What becomes of the entry in the calendar. */
export type CalendarChange = 'request' | 'cancel';

/** The sender of the letter, and the portal. */
interface Sender {
  /** E-mail. */
  email: string;
  /** Address of the portal. */
  publicUrl: string;
}

const methods = {
  request: { method: ICalCalendarMethod.REQUEST, status: ICalEventStatus.CONFIRMED, sequence: 0 },
  cancel: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED, sequence: 1 },
} as const;

/** The calendar takes the day of a moment as UTC has it. */
const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The booking as an entry for a calendar (iCalendar, RFC 5545 and 5546): whole days up to, and without, the one on which the room is left.
 * What takes it out of the calendar carries the same id and a higher sequence. Codes of door and wifi are in none.
 */
export const bookingCalendar = (
  change: CalendarChange,
  booking: CalendarBooking,
  { email, publicUrl }: Sender,
): string => {
  const { id, barrackName, roomName, projectName, location, fromDate, toDate, fullName } = booking;
  const { method, status, sequence } = methods[change];
  const calendar = ical({ prodId: { company: 'Byggtun', product: 'Portal', language: 'NO' }, method });
  calendar.createEvent({
    id: `booking-${id}@${new URL(publicUrl).hostname}`,
    sequence,
    status,
    allDay: true,
    start: dayOf(fromDate),
    end: dayOf(toDate),
    stamp: new Date(),
    summary: `${barrackName} - ${roomName}`,
    location: [location, projectName].filter(Boolean).join(', '),
    description: `Booking av rom på brakkerigg, ${projectName}.`,
    url: `${publicUrl}/profile`,
    // A bed at night keeps nobody from a meeting by day.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    organizer: { name: 'Byggtun', email },
    attendees: [{ name: fullName, email: booking.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
};
