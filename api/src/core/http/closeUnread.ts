import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Milliseconds in which the rest of a body that nobody reads may still come, so that the sender reads the answer before the end. */
const lingering = 2000;

/** Ends the connections of those who go on sending a body after they have been answered, such as after a 401. */
export const closeUnread = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    reply.raw.once('finish', () => {
      const { socket } = raw;
      if (raw.complete || !(socket instanceof Socket)) return;
      const timer = setTimeout(() => socket.destroy(), lingering).unref();
      raw.once('close', () => clearTimeout(timer));
    });
    done();
  });
};
