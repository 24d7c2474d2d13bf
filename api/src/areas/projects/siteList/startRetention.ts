import type { FastifyInstance } from 'fastify';

import { endRetention } from './endRetention';

/** Milliseconds between two looks: a day. */
const interval = 24 * 3_600_000;

/** Deletes once a day, from now on, what has been kept for as long as it may. @returns ends it, when what is under way is done */
export const startRetention = (app: FastifyInstance): (() => Promise<void>) => {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(async () => void (await endRetention(app)))
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'what is kept of passages could not be deleted'),
      );
  };
  look();
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return running;
  };
};
