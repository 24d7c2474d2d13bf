import type { FastifyInstance } from 'fastify';

import { openTransport } from './openTransport';
import { sendDueMail } from './sendDueMail';

/** Milliseconds between two looks at what is to be sent. */
const pause = 5_000;

/**
 * Sends mail from now on, beside whatever the server does; a database that is away is asked again.
 * @returns ends it, when what is under way is done
 */
export const startMail = ({ settings, database, log }: FastifyInstance): (() => Promise<void>) => {
  const send = openTransport(settings);
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => sendDueMail(database.db, send, settings.publicUrl))
      .catch((error: unknown) => log.error({ err: error }, 'mail could not be sent'));
  };
  const timer = setInterval(look, pause);
  return () => {
    clearInterval(timer);
    return running;
  };
};
