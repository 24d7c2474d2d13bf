import type { FastifyInstance } from 'fastify';

import { sendDueEvents } from './sendDueEvents';

/** Milliseconds between two looks at what is to be sent. */
const interval = 5_000;

/** Keeps telling the configured system of events; a database that is away is asked again. @returns ends it, and what is under way */
export const startWebhook = ({ settings, database, log }: FastifyInstance): (() => Promise<void>) => {
  const { webhook } = settings;
  if (webhook === undefined) return () => Promise.resolve();
  const stop = new AbortController();
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => sendDueEvents(database.db, { webhook, log, stopped: stop.signal }))
      .catch((error: unknown) => log.error({ err: error }, 'events for other systems could not be sent'));
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    stop.abort();
    return running;
  };
};
