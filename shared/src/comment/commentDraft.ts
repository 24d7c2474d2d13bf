import { type CommentDraft, commentDraft } from '../contract/commentForm';
import { textHtml } from './textHtml';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the device kept; portals before 1.3.0 kept the text alone. */
export function readDraft(text: string): CommentDraft {
  const { data } = commentDraft.safeParse(parse(text));
  return data ?? { html: text === '' ? '' : textHtml(text), recipientType: 3, attachments: [] };
}

/** What the device keeps; empty when there is nothing to keep. */
export const writeDraft = (draft: CommentDraft): string =>
  draft.html === '' && draft.attachments.length === 0 ? '' : JSON.stringify(draft);
