import * as z from 'zod';

import { text } from './text';

/** An attachment has at most so many bytes: 100 MB. */
export const attachmentLimit = 100_000_000;

/** At most so many are saved at once. */
export const attachmentCount = 50;

/** With those that are there already, which a whole record brings along, at most so many come with a save. */
const attachmentsAlong = 1000;

/** Said of more; apart from the other texts, which are not needed to read one. */
export const tooManyAttachments = `Du kan lagre høyst ${attachmentCount} vedlegg om gangen.`;

/** A person's files that are not saved yet are at most so many bytes together: 500 MB. */
export const unsavedLimit = 500_000_000;

/** An image is made to fit into a square of so many pixels; what its camera wrote beside it (position, model) is not kept. */
export const imageSide = 2560;

/** `status` of an attachment (docs/product/comments.md#attachments): 2 is new, uploaded and not yet saved. */
export const attachmentStatus = { saved: 1, unsaved: 2 } as const;

const status = z.literal(Object.values(attachmentStatus));

/** A file of a case or of a comment. Its bytes go and come by calls of their own (docs/product/comments.md#attachments). */
export const attachment = z.object({
  /** Key. */
  bufferGuid: z.guid(),
  /** Name with extension, as it is shown and saved. */
  fileName: z.string(),
  /** Media type, found by the server in the bytes. */
  contentType: z.string(),
  /** Of the name, without the dot, lower case. */
  extension: z.string(),
  /** Bytes. */
  size: z.number().int(),
  status,
  /** There is a small picture of it. */
  hasThumbnail: z.boolean(),
  /** Name of the contact person who added it; null for one that came from the customer, and left out of one that is not saved. */
  addedBy: z.string().nullish(),
  /** When it was sent up, ISO 8601; left out of one that is not saved. */
  addedAt: z.string().optional(),
});

/**
 * The attachments that go with a whole-object save: those with status 2 become attachments of what is saved, the others are
 * there already and are not looked at. 400 when one is somebody else's, not whole, or saved elsewhere.
 */
export const attachmentsToSave = z
  .array(
    attachment.pick({ bufferGuid: true, status: true }).extend({
      fileName: text(1000).optional(),
      contentType: text(200).optional(),
      extension: text(200).optional(),
    }),
  )
  .max(attachmentsAlong, { abort: true, error: tooManyAttachments })
  .refine(
    (attachments) =>
      attachments.filter((one) => one.status === attachmentStatus.unsaved).length <= attachmentCount,
    { abort: true, error: tooManyAttachments },
  );

export type Attachment = z.infer<typeof attachment>;
export type AttachmentsToSave = z.infer<typeof attachmentsToSave>;
