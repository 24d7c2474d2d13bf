import * as z from 'zod';

import { attachmentsToSave } from './attachment';
import { caseIds, comment, commentTag, namedRecords, recipientType } from './comment';
import { route } from './route';
import { text } from './text';
import { visibleLength } from './visibleLength';

/** The most visible characters of a comment (docs/product/comments.md#comments). */
export const commentLimit = 280;

/** The most characters that a comment may take with its markup. */
export const markupLimit = 20_000;

/** The most that its text alone may take: a visible character can be made of many, as a family of emoji is. */
const textLimit = 5000;

/** The most people whom a comment may mention. */
export const mentionLimit = 20;

/** Texts of the comment's validation (docs/product/comments.md#comments; the last five are ours). */
export const commentTexts = {
  missing: 'Må legge til kommetar for å lagre!',
  missingInDialog: 'Kommentar er ikke lagt til!',
  tooLong: `Kommentaren kan ikke være lengre enn ${commentLimit} tegn!`,
  unknownPerson: 'Du kan bare nevne personer som har tilgang til saken.',
  tooManyMentions: `Du kan nevne høyst ${mentionLimit} personer i en kommentar.`,
  noCustomer: 'Saken har ingen kunde som kan lese kommentaren.',
  internalToOthers: 'I en intern kommentar kan du bare nevne ansatte i Byggtun.',
} as const;

/** A comment's text as the person types it: required, at most 280 visible characters. */
export const commentText = (missing: string) =>
  text(textLimit, { tooLong: commentTexts.tooLong })
    .min(1, missing)
    .refine((written) => visibleLength(written, commentLimit + 1) <= commentLimit, commentTexts.tooLong);

/**
 * The call that saves a comment; answers the saved one. 404 when the case is not the caller's to see; 400 when it is empty or
 * too long, belongs to no case or to several, or mentions somebody who may not be mentioned.
 */
export const saveComment = route({
  method: 'POST',
  path: '/comments/save',
  summary: 'Lagre en kommentar',
  tag: 'Kommentarer',
  body: z
    .object({
      ...caseIds,
      /** The comment: text that is shown as it is, or HTML when `format` says so. At most 280 visible characters. */
      newComment: text(markupLimit, { tooLong: commentTexts.tooLong }),
      /** 'html' for rich text; portals before 1.3.0 send text. */
      format: z.enum(['text', 'html']).optional(),
      /** Developer staff only; ignored from others. */
      visibleToCustomer: z.boolean().optional(),
      applicationRecipientType: recipientType.optional(),
      /** Who is mentioned, each by contact person id; they are told by mail. */
      tags: z
        .array(commentTag)
        .max(mentionLimit, { abort: true, error: commentTexts.tooManyMentions })
        .optional(),
      attachments: attachmentsToSave.optional(),
      /** The same for each try of one save, so that it is saved once. */
      requestId: z.uuid().optional(),
    })
    .refine((input) => namedRecords(input).length === 1, {
      path: ['regLineId'],
      error: 'En kommentar må høre til én sak.',
    }),
  answer: comment,
});
