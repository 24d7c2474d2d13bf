import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ByteRange } from '../file/fileStore';
import { readRange } from './readRange';
import { Refusal } from './refuse';
import { keepFor } from './sendFile';

/** A file of the store as a handler answers it. */
export interface StoredAnswer {
  /** Bytes of the whole. */
  size: number;
  mediaType: string;
  /** What it is called when it is saved. */
  name: string;
  /** Another one whenever the bytes are others; who has this version is not sent it again. */
  version: string;
  /** To be saved rather than shown. */
  save: boolean;
  open: (range?: ByteRange) => Promise<Readable>;
}

const unsatisfiable = (size: number) =>
  new Refusal(416, 'range', 'Ugyldig forespørsel', { headers: { 'content-range': `bytes */${size}` } });

/**
 * Answers a file of the store, or the part of it that is asked for (`Range`), no faster than the caller takes it. It may be shown and is
 * never run: nothing is sniffed, and as a page of its own it has neither scripts nor an origin.
 */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { size, mediaType, name, version, save, open }: StoredAnswer,
): Promise<FastifyReply> => {
  const etag = `"${version}"`;
  keepFor(request, reply, etag);
  reply.header('accept-ranges', 'bytes').header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readRange(asked, size);
  if (range === 'unsatisfiable') throw unsatisfiable(size);
  const content = await open(range);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .header('content-length', range ? range.end - range.start + 1 : size)
    .header(
      'content-disposition',
      `${save ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .type(mediaType)
    .send(content);
};
