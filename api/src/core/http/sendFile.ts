import type { FastifyReply, FastifyRequest } from 'fastify';

import { isKiosk } from './origins';

/** A file as a handler answers it. */
export interface FileAnswer {
  bytes: Buffer;
  /** Another one whenever the bytes are others; who has this version is not sent it again. */
  version: string;
  /** What it is called when it is saved. */
  name: string;
  /** To be saved rather than shown. */
  save?: boolean;
}

/** A browser may keep a file for this person but asks each time whether it still may; a kiosk keeps nothing. */
export const keepFor = (request: FastifyRequest, reply: FastifyReply, etag: string): void => {
  const keeps = isKiosk(request, request.server.settings) ? 'no-store' : 'private, no-cache';
  reply.headers({ etag, 'cache-control': keeps, vary: 'authorization' });
};

/** Answers a file to be shown and never to be run (securityHeaders: nothing is sniffed, nothing loads). */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  { bytes, version, name, save }: FileAnswer,
): FastifyReply => {
  const etag = `"${version}"`;
  keepFor(request, reply, etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .header(
      'content-disposition',
      `${save ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .type(mediaType)
    .send(bytes);
};
