import * as z from 'zod';

import { attachment } from './attachment';
import { option } from './list';
import { declaredName } from './name';
import { photoOf } from './profilePhoto';
import { route } from './route';

/** The kinds of record that are called by a number (docs/product/comments.md#comments): 0 complaint line, 1 deviation, 2 action. */
export const numberedType = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** What a comment belongs to: one of the numbered kinds, or the name of any other (since 1.6.0). */
export const commentType = z.union([numberedType, declaredName]);

/** Whom a comment is for: 1 customer, 2 internal, 3 external. */
export const recipientType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** `commentStatus` in words. */
export const commentStatuses = {
  1: 'Lagret',
  2: 'Lest av kunden',
} as const;

/** The field that names a comment's case, by its number. */
export const caseFields = { 0: 'regLineId', 1: 'aberrationId', 2: 'aberrationActionId' } as const;

/** A person who can be mentioned in a comment; `key` is the contact person id. */
export const tagUser = option.extend({
  /** Name of the company. Since 1.3.0. */
  company: z.string().optional(),
  /** Developer staff, whom alone an internal comment may mention. Since 1.3.0. */
  isByggtun: z.boolean().optional(),
});

/** A comment names one of them, by its type; what has no number, by `record`. */
export const caseIds = {
  /** Id of the complaint or enquiry that it belongs to. */
  regLineId: z.int32().nullish(),
  /** Id of the deviation or RUH. */
  aberrationId: z.int32().nullish(),
  /** Id of the action. */
  aberrationActionId: z.int32().nullish(),
  /** A record of another kind, by the name of that. Since 1.6.0. */
  record: z.object({ type: declaredName, id: z.int32() }).nullish(),
};

/** The fields that name a record in a comment. */
export const caseIdsOf = (type: CommentType, id: number): CaseIds =>
  typeof type === 'number' ? { [caseFields[type]]: id } : { record: { type, id } };

/** The records that a comment names. */
export const namedRecords = ({ record, ...ids }: CaseIds): { type: CommentType; id: number }[] => [
  ...numberedType.options.flatMap(({ value: type }) => {
    const id = ids[caseFields[type]];
    return typeof id === 'number' ? [{ type, id }] : [];
  }),
  ...(record ? [record] : []),
];

/** Somebody who is mentioned in a comment. */
export const commentTag = z.object({
  /** Contact person id. */
  personId: z.int32(),
  /** 1: is mentioned. */
  status: z.literal(1),
});

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
  commentedByPhoto: photoOf.nullish(),
  isCustomerComment: z.boolean(),
  readByCustomer: z.boolean(),
  /** 1 saved, 2 read by the customer. */
  commentStatus: z.literal([1, 2]).optional(),
  /** The same in words. */
  stringStatus: z.string().optional(),
  attachments: z.array(attachment).optional(),
  /** Who is mentioned, as it was saved. Since 1.6.0. */
  tags: z.array(commentTag).optional(),
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

export type CaseIds = z.infer<z.ZodObject<typeof caseIds>>;
export type Comment = z.infer<typeof comment>;
export type CommentType = z.infer<typeof commentType>;
export type NumberedType = z.infer<typeof numberedType>;
export type RecipientType = z.infer<typeof recipientType>;
export type TagUser = z.infer<typeof tagUser>;
