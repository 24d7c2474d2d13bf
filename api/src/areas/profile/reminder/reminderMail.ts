import type { Mail } from '../../../core/mail/queueMail';
import type { Expiring } from './findExpiring';
import type { MainContact } from './findMainContacts';

const written = (day: string) => day.split('-').reverse().join('.');

/** To whom it is that holds the card or the course; what is told in one day to the same person goes in one letter (`gatherMail`). */
export const mailToPerson = ({ email, firstName, course, lastDay }: Expiring): Mail => ({
  to: email,
  subject: 'Noe går snart ut: HMS-kort og kurs',
  paragraphs: [
    `Hei ${firstName}!`,
    `${course === null ? 'HMS-kortet ditt' : `Kurset «${course}»`} går ut ${written(lastDay)}. Registrer det nye på profilen din når du har fått det.`,
  ],
  path: '/profile',
  byId: null,
});

/** To the main contact of their company. */
export const mailToMain = (main: MainContact, { fullName, course, lastDay }: Expiring): Mail => ({
  to: main.email,
  subject: 'Noe går snart ut for folk i firmaet',
  paragraphs: [
    `Hei ${main.firstName}!`,
    `${fullName}: ${course === null ? 'HMS-kortet' : `kurset «${course}»`} går ut ${written(lastDay)}.`,
  ],
  path: '/company',
  byId: null,
});
