import type { FastifyInstance } from 'fastify';

import { removeUnasked } from './removeUnasked';

/** Milliseconds between two looks: an hour. */
const interval = 3_600_000;

/** Keeps removing PDFs that nobody asks for any more; what failed is tried again. @returns ends it, when what is under way is done */
export const startRemoving = (app: FastifyInstance): (() => Promise<void>) => {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => removeUnasked(app))
      .catch((error: unknown) => app.log.error({ err: error }, 'old PDFs could not be removed'));
  };
  look();
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return running;
  };
};
