import type { RecipientType } from '@byggtun/shared/contract/comment';

import { textHtml } from './textHtml';

/** A comment before it is saved. */
export interface CommentDraft {
  html: string;
  recipientType: RecipientType;
  /** The save that it was last sent with; the same comment keeps it, so that it is saved once. */
  requestId?: string | undefined;
}

const isDraft = (kept: unknown): kept is CommentDraft =>
  typeof kept === 'object' && kept !== null && 'html' in kept && typeof kept.html === 'string';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the device kept; portals before 1.3.0 kept the text alone. */
export function readDraft(text: string): CommentDraft {
  const kept = parse(text);
  if (isDraft(kept))
    return { ...kept, recipientType: [1, 2, 3].includes(kept.recipientType) ? kept.recipientType : 3 };
  return { html: text === '' ? '' : textHtml(text), recipientType: 3 };
}

/** What the device keeps; empty when nothing is written. */
export const writeDraft = (draft: CommentDraft): string => (draft.html === '' ? '' : JSON.stringify(draft));
