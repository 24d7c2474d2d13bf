import * as z from 'zod';

import { cleanFileName } from './cleanFileName';
import { file, filePiece } from './file';
import { route } from './route';
import { storable } from './storable';

/** An attachment has at most so many bytes: 100 MB. */
export const attachmentLimit = 100_000_000;

/** The bytes of a file go up in pieces of so many; only the last one is shorter. What is lost when a line breaks off is one of them. */
export const chunkSize = 524_288;

/** At most so many are saved at once. */
export const attachmentCount = 50;

/** A person's files that are not saved yet are at most so many bytes together: 500 MB. */
export const unsavedLimit = 500_000_000;

/** An image is made to fit into a square of so many pixels; what its camera wrote beside it (position, model) is not kept. */
export const imageSide = 2560;

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

const params = z.object({ bufferGuid: z.guid() });
const tag = 'Vedlegg';
const nothing = z.object({});

/** How far a file has come. */
export const upload = z.object({
  bufferGuid: z.guid(),
  /** Bytes that the server has: where the next piece begins. */
  received: z.number().int(),
  /** Bytes of the whole. */
  size: z.number().int(),
});

/**
 * Begins an upload. 400 when the file is too large, empty, or of a kind that is not taken, and when the person has too much that is not
 * saved. What nobody has saved after a day is removed.
 */
export const beginUpload = route({
  method: 'POST',
  path: '/attachments',
  summary: 'Begynn å laste opp et vedlegg',
  tag,
  body: z.object({
    fileName: z.string().max(1000).transform(cleanFileName),
    /** Bytes. */
    size: z.int32().min(0),
    /** Media type as the browser says; what it really is, is found when all bytes are there. */
    contentType: z.string().max(200).overwrite(storable).optional(),
  }),
  answer: upload,
});

/** How far the caller's own upload has come, to go on after a broken connection. 404 when it is another's, saved, or gone. */
export const findUpload = route({
  method: 'GET',
  path: '/attachments/:bufferGuid/upload',
  summary: 'Hvor langt en opplasting er kommet',
  tag,
  params,
  answer: upload,
});

/**
 * The next piece of the caller's own upload. A piece that the server does not wait for (its answer was lost, say) changes nothing: the
 * answer says where to go on. 400 when it is not as long as it should be.
 */
export const sendChunk = route({
  method: 'PUT',
  path: '/attachments/:bufferGuid/upload',
  summary: 'Send neste del av et vedlegg',
  tag,
  params,
  query: z.object({
    /** Where in the file it begins; a multiple of `chunkSize`. */
    offset: z.coerce.number<number>().int().min(0),
  }),
  bytes: chunkSize,
  body: filePiece,
  answer: upload,
});

/**
 * Ends the caller's own upload: the server looks at what it is, makes an image smaller and rid of its position, and draws a small
 * picture. May be repeated. 400 when it is not whole, and when it is not of an allowed kind; then it is gone.
 */
export const completeUpload = route({
  method: 'POST',
  path: '/attachments/:bufferGuid/complete',
  summary: 'Avslutt opplastingen av et vedlegg',
  tag,
  params,
  answer: attachment,
});

/** Takes away the caller's own file that is not saved, whole or not. 404 when it is another's or gone, 400 when it is saved. */
export const removeUnsaved = route({
  method: 'DELETE',
  path: '/attachments/:bufferGuid',
  summary: 'Ta bort et vedlegg som ikke er lagret',
  tag,
  params,
  answer: nothing,
});

/** The bytes of an attachment. 404 unless the caller may see what it belongs to (of internal comments: developer staff alone). */
export const getAttachment = route({
  method: 'GET',
  path: '/attachments/:bufferGuid',
  summary: 'Et vedlegg',
  tag,
  params,
  file: '*/*',
  stored: true,
  answer: file,
});

/** The small picture of an image, at most 320 pixels wide and high. 404 as `getAttachment`, and when there is none. */
export const getThumbnail = route({
  method: 'GET',
  path: '/attachments/:bufferGuid/thumbnail',
  summary: 'Lite bilde av et vedlegg',
  tag,
  params,
  file: 'image/webp',
  answer: file,
});

/**
 * Lets the browser itself fetch this one attachment (a player, a download), which can't carry a token: sets a cookie that only this
 * address is sent, for ten minutes. May be repeated; rights are looked at anew with each fetch.
 */
export const openTicket = route({
  method: 'POST',
  path: '/attachments/:bufferGuid/ticket',
  summary: 'La nettleseren hente ett vedlegg selv',
  tag,
  params,
  answer: nothing,
});

/** Takes that back. */
export const closeTicket = route({
  method: 'DELETE',
  path: '/attachments/:bufferGuid/ticket',
  summary: 'Ta tilbake at nettleseren henter vedlegget',
  tag,
  params,
  answer: nothing,
});

/** The bytes of an attachment for who has the cookie of `openTicket`, whole or in parts (`Range`). 401 without it, otherwise as `getAttachment`. */
export const streamAttachment = route({
  method: 'GET',
  path: '/attachments/:bufferGuid/file',
  summary: 'Et vedlegg til avspilling eller lagring',
  tag,
  params,
  query: z.object({
    /** To be saved rather than shown. */
    save: z.literal('1').optional(),
  }),
  open: true,
  file: '*/*',
  stored: true,
  answer: file,
});

/** What people are told about attachments (document 2, section 5; the others are our own). */
export const attachmentTexts = {
  openUnsaved: 'Nye filer må lagres, før det blir mulig å åpne fil!',
  removeUnsaved: 'Det er ikke mulig å slette enda!',
  notReady: 'Et av vedleggene kan ikke lagres. Ta det bort, legg det til på nytt og prøv igjen.',
  tooLarge: 'Filen er for stor. Et vedlegg kan være på høyst 100 MB.',
  empty: 'Filen er tom.',
  wrongKind:
    'Filtypen kan ikke legges ved. Bilde, video, lyd, PDF, Word, Excel, PowerPoint og ren tekst kan.',
  unreadable: 'Bildet kunne ikke leses. Prøv med et annet bilde.',
  tooManyPixels: 'Bildet har for mange bildepunkter. Gjør det mindre og prøv igjen.',
  heic: 'Bildet er i formatet HEIC, som ikke kan vises her. Lagre det som JPEG og prøv igjen.',
  tooMuchUnsaved: 'Du har for mange filer som ikke er lagret. Lagre eller ta bort noen av dem først.',
  notWhole: 'Filen er ikke lastet opp ferdig.',
  wrongLength: 'Delen av filen har feil lengde.',
} as const;

export type Attachment = z.infer<typeof attachment>;
export type AttachmentsToSave = z.infer<typeof attachmentsToSave>;
export type Upload = z.infer<typeof upload>;
