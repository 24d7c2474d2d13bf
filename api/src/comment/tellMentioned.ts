import type { Transaction } from 'kysely';

import type { FoundCase } from '../case/caseKind';
import type { Database } from '../database/schema';
import { queueMail } from '../mail/queueMail';

interface Said {
  /** Contact person who wrote it. */
  authorId: number;
  text: string;
  /** Contact persons whom it mentions. */
  mentionedIds: readonly number[];
}

/** Mails those whom a comment mentions, once each; who mentions themselves knows. */
export const tellMentioned = async (
  transaction: Transaction<Database>,
  { name, called, path, projectName }: FoundCase,
  { authorId, text, mentionedIds }: Said,
): Promise<void> => {
  const others = mentionedIds.filter((id) => id !== authorId);
  if (others.length === 0) return;
  const people = await transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('contact_person.id', 'in', [authorId, ...others])
    .select(['contact_person.id', 'person.email', 'person.first_name', 'person.full_name'])
    .execute();
  const author = people.find(({ id }) => id === authorId)?.full_name ?? '';
  for (const { email, first_name } of people.filter(({ id }) => id !== authorId))
    await queueMail(transaction, {
      to: email,
      subject: `Du er nevnt i en kommentar: ${called}, ${name}`,
      paragraphs: [
        `Hei ${first_name}!`,
        `${author} har nevnt deg i en kommentar til ${called}, «${name}», i ${projectName}:`,
        `«${text}»`,
      ],
      path,
    });
};
