import type { FastifyInstance } from 'fastify';

import { openTransport } from './openTransport';
import { pruneMail } from './pruneMail';
import { sendDueMail } from './sendDueMail';

/** Milliseconds between two looks at what is to be sent. */
const interval = 5_000;

/** Milliseconds between two looks at what is to be deleted: an hour. */
const pruneInterval = 3_600_000;

/**
 * Sends mail from now on, and deletes that of long ago; a database that is away is asked again.
 * @returns ends it, when the letter that is under way has gone out
 */
export const startMail = ({ settings, database, limits, log }: FastifyInstance): (() => Promise<void>) => {
  const send = openTransport(settings);
  const stop = new AbortController();
  const sending = { send, limits, publicUrl: settings.publicUrl, stopped: stop.signal };
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => sendDueMail(database.db, sending))
      .catch((error: unknown) => log.error({ err: error }, 'mail could not be sent'));
  };
  const prune = () => {
    running = running
      .then(() => pruneMail(database.db))
      .catch((error: unknown) => log.error({ err: error }, 'mail of long ago could not be deleted'));
  };
  prune();
  const timers = [setInterval(look, interval), setInterval(prune, pruneInterval)];
  return () => {
    timers.forEach(clearInterval);
    stop.abort();
    return running;
  };
};
