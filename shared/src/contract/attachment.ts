import * as z from 'zod';

/** An attachment has at most so many bytes: 100 MB. */
export const attachmentLimit = 100_000_000;

/** At most so many are saved at once. */
export const attachmentCount = 50;

/** A person's files that are not saved yet have at most so many bytes together: 500 MB. */
export const unsavedLimit = 500_000_000;

/** `status` of an attachment (document 2, section 3): 2 is new, uploaded and not yet saved. */
export const attachmentStatus = { saved: 1, unsaved: 2 } as const;

const status = z.literal(Object.values(attachmentStatus));

/** A file of a case or of a comment. Its bytes go and come by calls of their own, so `base64` and `dataCompressed` of document 2 are not sent. */
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
});

/**
 * The attachments that go with a whole-object save: those with status 2 become attachments of what is saved, the others are
 * there already and are not looked at. 400 when one is somebody else's, not whole, or saved elsewhere.
 */
export const attachmentsToSave = z
  .array(
    attachment
      .pick({ bufferGuid: true, status: true })
      .extend(attachment.pick({ fileName: true, contentType: true, extension: true }).partial().shape),
  )
  .max(attachmentCount);

/** What people are told about attachments (document 2, section 5; the others are our own). */
export const attachmentTexts = {
  openUnsaved: 'Nye filer må lagres, før det blir mulig å åpne fil!',
  removeUnsaved: 'Det er ikke mulig å slette enda!',
  notReady: 'Et av vedleggene kan ikke lagres. Ta det bort, legg det til på nytt og prøv igjen.',
} as const;

export type Attachment = z.infer<typeof attachment>;
export type AttachmentsToSave = z.infer<typeof attachmentsToSave>;
