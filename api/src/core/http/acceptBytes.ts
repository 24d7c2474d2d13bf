import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify';

import { refuse } from './refuse';

/** Bodies that are bytes as they are come to the routes that say so, in memory; each route has its own limit. */
export const acceptBytes = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
};

/** Lets nothing else through to a route that takes bytes. @throws Refusal 415 */
export const requireBytes: preValidationAsyncHookHandler = async (request) => {
  if (!Buffer.isBuffer(request.body)) throw refuse.unsupported();
  return Promise.resolve();
};
