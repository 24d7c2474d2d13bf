import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { FoundCase } from '../case/caseKind';
import { mailTo } from '../case/mailTo';

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
  for (const toId of mentionedIds)
    await mailTo(transaction, { toId, byId: authorId }, (author) => ({
      subject: `Du er nevnt i en kommentar: ${called}, ${name}`,
      paragraphs: [
        `${author} har nevnt deg i en kommentar til ${called}, «${name}», i ${projectName}:`,
        `«${text}»`,
      ],
      path,
    }));
};
