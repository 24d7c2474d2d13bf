import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { queueMail } from '../../../core/mail/queueMail';
import { norwegianDay } from '../../../core/time/norwegianDay';
import { bookingCalendar, type CalendarBooking, type CalendarChange } from './bookingCalendar';

type Sending = Pick<FastifyInstance['settings'], 'mailFrom' | 'publicUrl'>;

/** The address of a sender, 'Byggtun <ikke-svar@byggtun.example>'. */
const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

const findWritten = (
  transaction: Transaction<Database>,
  id: number,
): Promise<CalendarBooking & { byId: number }> =>
  transaction
    .selectFrom('barrack_booking')
    .innerJoin('barrack_room', 'barrack_room.id', 'barrack_booking.room_id')
    .innerJoin('barrack', 'barrack.id', 'barrack_room.barrack_id')
    .innerJoin('project', 'project.id', 'barrack.project_id')
    .innerJoin('contact_person', 'contact_person.id', 'barrack_booking.contact_person_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('barrack_booking.id', '=', id)
    .select([
      'barrack_booking.id',
      'barrack.name as barrackName',
      'barrack_room.name as roomName',
      'project.name as projectName',
      'barrack.location',
      'barrack_booking.from_date as fromDate',
      'barrack_booking.to_date as toDate',
      'person.full_name as fullName',
      'person.email',
      'contact_person.id as byId',
    ])
    .executeTakeFirstOrThrow();

/** What is said of each change. The codes are in no letter: they are on the profile, as long as the booking is active. */
const wordings = {
  request: {
    subject: 'Rommet er reservert',
    said: 'Du har reservert',
    more: 'Koder for dør og wifi står på Min profil fra den dagen bookingen begynner. Legg til kalenderfilen for å få den i kalenderen din.',
  },
  cancel: {
    subject: 'Bookingen er slettet',
    said: 'Du har slettet bookingen av',
    more: 'Kalenderfilen tar den ut av kalenderen din.',
  },
} as const;

/** Writes to who sleeps there of a booking that is made, or is about to be deleted, with a file for the calendar. */
export const tellBooking = async (
  transaction: Transaction<Database>,
  change: CalendarChange,
  { id, mailFrom, publicUrl }: Sending & { id: number },
): Promise<void> => {
  const booking = await findWritten(transaction, id);
  const { barrackName, roomName, projectName, location, fromDate, toDate } = booking;
  const { subject, said, more } = wordings[change];
  await queueMail(transaction, {
    to: booking.email,
    subject: `${subject}: ${barrackName} - ${roomName}`,
    paragraphs: [
      `Hei ${booking.fullName}!`,
      `${said} ${roomName} på ${barrackName}, ${projectName}, fra ${norwegianDay(fromDate)} til ${norwegianDay(toDate)}.`,
      ...(location && change === 'request' ? [`Slik finner du riggen: ${location}.`] : []),
      more,
    ],
    path: '/profile',
    byId: booking.byId,
    calendar: bookingCalendar(change, booking, { email: addressOf(mailFrom), publicUrl }),
  });
};
