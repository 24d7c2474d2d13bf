import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify';

import { refuse } from './refuse';

/** Bodies that are bytes as they are come to the routes that say so, in memory; each route has its own limit. */
export const acceptBytes = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
};

/**
 * Makes the body what the contract calls a file.
 * @throws Refusal 415 when it is something else than bytes
 */
export const bytesAsFile: preValidationAsyncHookHandler = async (request) => {
  if (!Buffer.isBuffer(request.body)) throw refuse.unsupported();
  request.body = new Blob([new Uint8Array(request.body)]);
  return Promise.resolve();
};
