import * as z from 'zod';

import { attachment, attachmentsToSave } from './attachment';
import { option } from './list';
import { route } from './route';

/** What a comment belongs to (document 2, section 3): 0 complaint line, 1 deviation, 2 action. */
export const commentType = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Whom a comment is for: 1 customer, 2 internal, 3 external. */
export const recipientType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** The most visible characters of a comment (document 2, section 9). */
export const commentLimit = 280;

/** The most characters that a comment may take with its markup. */
const markupLimit = 20_000;

/** Texts of the comment's validation (document 2, section 5; the last four are ours). */
export const commentTexts = {
  missing: 'Må legge til kommetar for å lagre!',
  missingInDialog: 'Kommentar er ikke lagt til!',
  tooLong: `Kommentaren kan ikke være lengre enn ${commentLimit} tegn!`,
  unknownPerson: 'Du kan bare nevne personer som har tilgang til saken.',
  noCustomer: 'Saken har ingen kunde som kan lese kommentaren.',
  internalToOthers: 'I en intern kommentar kan du bare nevne ansatte i Byggtun.',
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

/** `commentStatus` in words. */
export const commentStatuses = {
  1: 'Lagret',
  2: 'Lest av kunden',
} as const;

/** The field that names a comment's case, by comment type. */
export const caseFields = { 0: 'regLineId', 1: 'aberrationId', 2: 'aberrationActionId' } as const;

/** A person who can be mentioned in a comment; `key` is the contact person id. */
export const tagUser = option.extend({
  /** Name of the company. Since 1.3.0. */
  company: z.string().optional(),
  /** Developer staff, whom alone an internal comment may mention. Since 1.3.0. */
  isByggtun: z.boolean().optional(),
});

const caseIds = {
  /** Id of the complaint or enquiry that it belongs to. */
  regLineId: z.int32().nullish(),
  /** Id of the deviation or RUH. */
  aberrationId: z.int32().nullish(),
  /** Id of the action. */
  aberrationActionId: z.int32().nullish(),
};

/** A comment as it is shown. */
export const comment = z.object({
  id: z.number().int(),
  /** Visible text. */
  text: z.string(),
  /** HTML, sanitised by the server. */
  newComment: z.string(),
  visibleToCustomer: z.boolean(),
  applicationRecipientType: recipientType,
  ...caseIds,
  /** ISO date-time. */
  createdDate: z.string(),
  commentedByName: z.string(),
  /** Contact person id; null for a customer. */
  commentedById: z.number().int().nullable(),
  /** E-mail of who wrote it, when they are not developer staff. */
  commentedByEmailEkstern: z.string().nullish(),
  /** Where the photo of who wrote it is (`getProfilePhoto`), when there is one that the caller may see. */
  commentedByPhoto: z.object({ email: z.string(), photo: z.string() }).nullish(),
  isCustomerComment: z.boolean(),
  readByCustomer: z.boolean(),
  /** 1 saved, 2 read by the customer. */
  commentStatus: z.literal([1, 2]).optional(),
  /** The same in words. */
  stringStatus: z.string().optional(),
  attachments: z.array(attachment).optional(),
  /** The form that it came from, told to who sent it. */
  requestId: z.string().nullish(),
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
    /** Only comments with this `commentStatus`. */
    status: z.number().int().optional(),
  }),
  answer: z.array(comment),
});

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
      newComment: z.string().max(markupLimit),
      /** 'html' for rich text; portals before 1.3.0 send text. */
      format: z.enum(['text', 'html']).optional(),
      /** Developer staff only; ignored from others. */
      visibleToCustomer: z.boolean().optional(),
      applicationRecipientType: recipientType.optional(),
      /** Who is mentioned, each by contact person id; they are told by mail. */
      tags: z
        .array(z.object({ personId: z.int32(), status: z.literal(1) }))
        .max(50)
        .optional(),
      attachments: attachmentsToSave.optional(),
      /** The same for each try of one save, so that it is saved once. */
      requestId: z.uuid().optional(),
    })
    .refine(
      (input) => Object.values(caseFields).filter((field) => typeof input[field] === 'number').length === 1,
      {
        path: ['regLineId'],
        error: 'En kommentar må høre til én sak.',
      },
    ),
  answer: comment,
});

export type Comment = z.infer<typeof comment>;
export type CommentType = z.infer<typeof commentType>;
export type RecipientType = z.infer<typeof recipientType>;
export type TagUser = z.infer<typeof tagUser>;
