import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import { type Mail, queueMail } from '../../core/mail/queueMail';

/** Who is written to, and whose doing is told of. */
interface Parties {
  /** Contact person. */
  toId: number;
  /** Contact person who did it. */
  byId: number;
}

/** What is written, but for the greeting. @param by full name of who did it */
type Wording = (by: string) => Omit<Mail, 'to' | 'byId'>;

/** Mails one person what another has done; nobody is mailed of their own doing, and nobody who is deactivated. */
export const mailTo = async (
  transaction: Transaction<Database>,
  { toId, byId }: Parties,
  wording: Wording,
): Promise<void> => {
  if (toId === byId) return;
  const people = await transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('contact_person.id', 'in', [toId, byId])
    .select([
      'contact_person.id',
      'contact_person.active',
      'person.email',
      'person.first_name',
      'person.full_name',
    ])
    .execute();
  const to = people.find(({ id }) => id === toId);
  if (!to?.active) return;
  const { paragraphs, ...letter } = wording(people.find(({ id }) => id === byId)?.full_name ?? '');
  await queueMail(transaction, {
    ...letter,
    to: to.email,
    byId,
    paragraphs: [`Hei ${to.first_name}!`, ...paragraphs],
  });
};
