import { type TagUser } from '@byggtun/shared/contract/comment';
import { commentText, commentTexts, markupLimit } from '@byggtun/shared/contract/commentSave';
import { storable } from '@byggtun/shared/contract/storable';
import { visibleText } from '@byggtun/shared/contract/visibleText';

import { refuse } from '../../core/http/refuse';
import { onlyMentions } from './onlyMentions';
import { sanitizeComment } from './sanitizeComment';

interface Sent {
  newComment: string;
  format?: 'text' | 'html' | undefined;
}

const rule = commentText(commentTexts.missing);

/**
 * What of a comment is kept: its HTML, sanitised, and the text that a reader sees of it. What was not sent as HTML is text and
 * nothing else.
 * @param mentioned whom it mentions
 * @throws Refusal 400 when there is nothing to see, or too much
 */
export const readContent = (
  { newComment, format = 'text' }: Sent,
  mentioned: readonly TagUser[],
): { text: string; html: string | null } => {
  const given = storable(newComment);
  const names = new Map(mentioned.map(({ key, value }) => [Number(key), `@${value}`]));
  // What nobody sees may be written as an entity, which the sanitiser reads.
  const html = format === 'html' ? storable(onlyMentions(sanitizeComment(given), names)) : null;
  // Links get attributes here, and what was left open its end.
  if (html !== null && html.length > 2 * markupLimit)
    throw refuse.invalid({ newComment: [commentTexts.tooLong] });
  const read = rule.safeParse(html === null ? given : visibleText(html));
  if (!read.success) throw refuse.invalid({ newComment: read.error.issues.map(({ message }) => message) });
  return { text: read.data, html };
};
