import { anonymous } from '@byggtun/shared/contract/anonymisation';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';

const label = `${anonymous.firstName} ${anonymous.lastName}`;

/** In letters to others, which say who did what. */
const forgetInMail = async (transaction: Transaction<Database>, fullName: string): Promise<void> => {
  await sql`
    update mail set subject = replace(subject, ${fullName}, ${label}), text = replace(text, ${fullName}, ${label})
    where strpos(subject, ${fullName}) > 0 or strpos(text, ${fullName}) > 0`.execute(transaction);
};

/** In comments that mention the person: the mention stays, under another name. It may say what they were called when it was written. */
const forgetInMentions = async (
  transaction: Transaction<Database>,
  contactIds: readonly number[],
  fullName: string,
): Promise<void> => {
  const ids = contactIds.join('|');
  if (ids === '') return;
  const said = sql`substring(comment.html from ${`<span data-mention="(?:${ids})">([^<]*)</span>`})`;
  const text = sql`replace(comment.text, coalesce(nullif(${said}, ''), ${`@${fullName}`}), ${`@${label}`})`;
  await sql`
    update comment set
      text = replace(${text}, ${`@${fullName}`}, ${`@${label}`}),
      html = regexp_replace(comment.html, ${`(<span data-mention="(?:${ids})">)[^<]*(</span>)`}, ${`\\1@${label}\\2`}, 'g')
    where exists (
      select from comment_tag tag
      where tag.comment_id = comment.id and tag.contact_person_id = any(${[...contactIds]}::int[])
    )`.execute(transaction);
};

/** Takes the name of a person out of what the portal itself has written of them; what people have typed stays. In the caller's transaction. */
export const forgetName = async (
  transaction: Transaction<Database>,
  { fullName, contactIds }: { fullName: string; contactIds: readonly number[] },
): Promise<void> => {
  await forgetInMail(transaction, fullName);
  await forgetInMentions(transaction, contactIds, fullName);
};
