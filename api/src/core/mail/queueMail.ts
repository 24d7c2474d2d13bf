import type { Transaction } from 'kysely';

import type { Database } from '../database/schema';

/** A mail before it is sent. */
export interface Mail {
  /** E-mail of the person. */
  to: string;
  subject: string;
  /** What it says, one paragraph each. */
  paragraphs: string[];
  /** Page of the portal that it leads to, `/complaints/7`. What leads to the same page is gathered (`gatherMail`). */
  path: string;
  /** Follows the path in the letter, and is kept no longer than until it is sent. */
  secret?: string | undefined;
  /** An entry for the reader's calendar (iCalendar): such a mail is a letter of its own, and goes at once. */
  calendar?: string;
  /** Contact person by whose doing it is sent. */
  byId: number | null;
}

/** Sends a mail once the caller's transaction has committed, and never when it has not. */
export const queueMail = async (
  transaction: Transaction<Database>,
  { to, subject, paragraphs, path, byId, secret, calendar }: Mail,
): Promise<void> => {
  const values = {
    to_address: to,
    subject,
    text: paragraphs.join('\n\n'),
    path,
    by_id: byId,
    secret: secret ?? null,
    calendar: calendar ?? null,
  };
  await transaction.insertInto('mail').values(values).execute();
};

/** Takes back what has not been sent to somebody of a page: something newer takes its place. In the caller's transaction. */
export const withdrawMail = async (
  transaction: Transaction<Database>,
  { to, path }: Pick<Mail, 'to' | 'path'>,
): Promise<void> => {
  await transaction
    .deleteFrom('mail')
    .where('to_address', '=', to)
    .where('path', '=', path)
    .where('sent_at', 'is', null)
    .execute();
};
