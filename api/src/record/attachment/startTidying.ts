import type { FastifyInstance } from 'fastify';

import { removeStale } from './removeStale';

/** Milliseconds between two looks at what nobody has saved. */
const interval = 600_000;

/** Keeps removing what nobody has saved; what failed is tried again. @returns ends it, when what is under way is done */
export const startTidying = (app: FastifyInstance): (() => Promise<void>) => {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => removeStale(app))
      .catch((error: unknown) => app.log.error({ err: error }, 'unsaved files could not be removed'));
  };
  look();
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return running;
  };
};
