import type { FastifyInstance } from 'fastify';

import { refuse } from './refuse';

/** Refuses addresses with a NUL in them, which neither the database nor the file system can take. */
export const refuseNul = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? refuse.invalid({}) : undefined);
  });
};
