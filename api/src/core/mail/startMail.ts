import type { FastifyInstance } from 'fastify';

import { openTransport } from './openTransport';
import { sendDueMail } from './sendDueMail';

/** Milliseconds between two looks at what is to be sent. */
const interval = 5_000;

/**
 * Sends mail from now on, beside whatever the server does; a database that is away is asked again.
 * @returns ends it, when what is under way is done
 */
export const startMail = ({ settings, database, limits, log }: FastifyInstance): (() => Promise<void>) => {
  const send = openTransport(settings);
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => sendDueMail(database.db, { send, limits, publicUrl: settings.publicUrl }))
      .catch((error: unknown) => log.error({ err: error }, 'mail could not be sent'));
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return running;
  };
};
