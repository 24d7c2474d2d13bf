import * as z from 'zod';

import { attachment } from './attachment';
import { boundedText } from './boundedText';
import { cleanFileName } from './cleanFileName';
import { file, filePiece } from './file';
import { route } from './route';
import { text } from './text';

/** The bytes of a file go up in pieces of so many; only the last one is shorter. What is lost when a line breaks off is one of them. */
export const chunkSize = 524_288;

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
  /** Said at the beginning when less than a tenth is left of the caller's company's room for attachments: bytes that are left, of so many. */
  room: z.object({ left: z.number(), of: z.number() }).optional(),
});

/**
 * Begins an upload. 400 when the file is too large, empty, or of a kind that is not taken, and when the person has too much that is not
 * saved, or the company or the project no room left. What nobody has saved after a day is removed.
 */
export const beginUpload = route({
  method: 'POST',
  path: '/attachments',
  summary: 'Begynn å laste opp et vedlegg',
  tag,
  body: z.object({
    fileName: boundedText(1000).transform(cleanFileName),
    /** Bytes. */
    size: z.int32().min(0),
    /** Media type as the browser says; what it really is, is found when all bytes are there. */
    contentType: text(200).optional(),
    /** Of the case that it is meant for, where that is known: whether there is room is then asked before a byte is sent. */
    projectId: z.int32().optional(),
    /** It is to be a document (docs/product/documents.md#upload), which takes other kinds of file than a case. Nothing else can be made of it. */
    isDocument: z.literal(true).optional(),
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
 * answer says where to go on. 400 when it is not as long as it should be, 507 when there is no room for it now; nothing of it is kept then.
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
 * picture. May be repeated. 400 when it is not whole, and when it is not of an allowed kind; then it is gone. 409 when the store has lost some
 * of it (`findUpload` tells where to go on), 507 when there is no room for it now.
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
 * address is sent, for three minutes and no longer than the token holds. May be repeated; rights are looked at anew with each fetch.
 */
export const openTicket = route({
  method: 'POST',
  path: '/attachments/:bufferGuid/ticket',
  summary: 'La nettleseren hente ett vedlegg selv',
  tag,
  params,
  answer: nothing,
});

/** Takes that back, of the browser that asks. */
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

export type Upload = z.infer<typeof upload>;
