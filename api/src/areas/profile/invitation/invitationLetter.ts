import { norwegianTime } from '../../../core/time/norwegianTime';

/** What a letter of invitation tells. */
interface Invited {
  fullName: string;
  email: string;
  companyName: string;
  /** Who invites. */
  inviter: string;
  /** Until when the link holds; null with an external authority, where it leads to the portal alone. */
  expiresAt: Date | null;
}

const way = ({ email, expiresAt }: Invited) =>
  expiresAt === null
    ? `Åpne lenken og logg inn med ${email}.`
    : `Åpne lenken, velg et passord og logg inn med ${email}. Lenken kan brukes én gang, og gjelder til ${norwegianTime(expiresAt)}.`;

/** The words of an invitation, a paragraph each. */
export const invitationLetter = (invited: Invited): { subject: string; paragraphs: string[] } => ({
  subject: 'Du er invitert til Byggtun',
  paragraphs: [
    `Hei ${invited.fullName}!`,
    `${invited.inviter} har invitert deg til Byggtun som kontaktperson for ${invited.companyName}.`,
    way(invited),
    'Kjenner du ikke til dette, kan du se bort fra e-posten.',
  ],
});
