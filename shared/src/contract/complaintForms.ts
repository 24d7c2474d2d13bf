import * as z from 'zod';

import { commentText, commentTexts, recipientType } from './comment';
import { complaintTexts } from './complaint';
import { complaintStatusNumbers } from './complaintStatus';
import { visibleText } from './visibleText';

const newComment = commentText(commentTexts.missingInDialog);

/** What 'Ferdigstill' asks for (document 2, section 5). */
export const finishForm = z.object({ newComment });

/** What 'Endre status' asks for. */
export const statusForm = z.object({
  lineStatus: z.literal(complaintStatusNumbers, { error: complaintTexts.statusMissing }),
  newComment,
});

/** What 'Endre ansvarlig' asks for. */
export const responsibleForm = z.object({
  /** Contact person id. */
  contactPersonId: z.number({ error: complaintTexts.responsibleMissing }),
});

/** What the comment box asks for. */
export const commentForm = z.object({
  /** What is written, as HTML; its rules are those of the text that a reader sees. */
  html: z.string().superRefine((html, context) => {
    const { error } = commentText(commentTexts.missing).safeParse(visibleText(html));
    error?.issues.forEach(({ message }) => context.addIssue(message));
  }),
  /** Chosen by developer staff only. */
  recipientType,
});
