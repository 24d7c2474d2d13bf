import * as z from 'zod';

import { attachment } from './attachment';
import { recipientType } from './comment';
import { commentText, commentTexts, markupLimit } from './commentSave';
import { text } from './text';
import { visibleText } from './visibleText';

/** What the comment box asks for. */
export const commentForm = z.object({
  /** What is written, as HTML; its rules are those of the text that a reader sees. */
  html: text(markupLimit, { tooLong: commentTexts.tooLong }).superRefine((html, context) => {
    const { error } = commentText(commentTexts.missing).safeParse(visibleText(html));
    error?.issues.forEach(({ message }) => context.addIssue(message));
  }),
  /** Chosen by developer staff only. */
  recipientType,
});

/** A comment before it is saved, as the device keeps it. */
export const commentDraft = z.object({
  html: z.string(),
  recipientType,
  /** Uploaded, not saved yet. */
  attachments: z.array(attachment).default([]),
  /** The save that it was last sent with; the same comment keeps it, so that it is saved once. */
  requestId: z.string().optional(),
});

export type CommentDraft = z.infer<typeof commentDraft>;
