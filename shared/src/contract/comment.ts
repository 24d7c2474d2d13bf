import * as z from 'zod';

import { route } from './route';

/** What a comment belongs to (document 2, section 3): 0 complaint line, 1 deviation, 2 action. */
export const commentType = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Whom a comment is for: 1 customer, 2 internal, 3 external. */
export const recipientType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** The most visible characters of a comment (document 2, section 9). */
export const commentLimit = 280;

/** Texts of the comment's validation (document 2, section 5; the limit's is ours). */
export const commentTexts = {
  missing: 'Må legge til kommetar for å lagre!',
  missingInDialog: 'Kommentar er ikke lagt til!',
  tooLong: `Kommentaren kan ikke være lengre enn ${commentLimit} tegn!`,
} as const;

/** How many visible characters a text has, counted as a reader does: an emoji or 'å' is one. */
export const visibleLength = (text: string): number =>
  [...new Intl.Segmenter('nb').segment(text.trim())].length;

/** A comment's text as the person types it: required, at most 280 visible characters. */
export const commentText = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .refine((text) => visibleLength(text) <= commentLimit, commentTexts.tooLong);

/** A comment as it is shown. */
export const comment = z.object({
  id: z.number().int(),
  /** Visible text. */
  text: z.string(),
  /** HTML, sanitised by the server. */
  newComment: z.string(),
  visibleToCustomer: z.boolean(),
  applicationRecipientType: recipientType,
  regLineId: z.number().int(),
  /** ISO date-time. */
  createdDate: z.string(),
  commentedByName: z.string(),
  /** Contact person id; null for a customer. */
  commentedById: z.number().int().nullable(),
  isCustomerComment: z.boolean(),
  readByCustomer: z.boolean(),
});

/** The call that lists the comments of a case, oldest first. 404 when the case is not the caller's to see. */
export const listComments = route({
  method: 'POST',
  path: '/comment/comments',
  summary: 'Kommentarene til en sak',
  tag: 'Kommentarer',
  body: z.object({
    /** Id of the case. */
    id: z.int32(),
    commentType,
    /** Only comments with this status; not used by complaints. */
    status: z.number().int().optional(),
  }),
  answer: z.array(comment),
});

/** The call that saves a comment; answers the saved one. 404 when the case is not the caller's to see. */
export const saveComment = route({
  method: 'POST',
  path: '/comments/save',
  summary: 'Lagre en kommentar',
  tag: 'Kommentarer',
  body: z.object({
    regLineId: z.int32(),
    /** Text of the comment. */
    newComment: commentText(commentTexts.missing),
    /** Developer staff only; ignored from others. */
    visibleToCustomer: z.boolean().optional(),
    applicationRecipientType: recipientType.optional(),
  }),
  answer: comment,
});

export type Comment = z.infer<typeof comment>;
