import type { FastifyInstance } from 'fastify';

/**
 * Lets a call that came behind another on its connection (HTTP pipelining) wait until that one is answered: until then it would tell nobody
 * that its caller has left, and would keep for ever what it holds. When the connection closes first, it goes with it.
 */
export const inLine = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, { raw }, done) => {
    if (raw.socket) done();
    else raw.once('socket', () => process.nextTick(done));
  });
};
