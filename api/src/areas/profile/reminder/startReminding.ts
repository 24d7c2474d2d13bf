import type { FastifyInstance } from 'fastify';

import { norwegianTime } from '../../../core/time/norwegianTime';
import { today } from '../../../core/time/today';
import { remindExpiring } from './remindExpiring';

/** Milliseconds between two looks at which day it is. */
const interval = 600_000;

/** Nobody is woken by a reminder: from six in the morning on, in Norway. */
const isMorning = (now: Date) => norwegianTime(now).slice(-5) >= '06:00';

/** Tells people once a day what runs out; a database that is away is asked again. @returns ends it, when what is under way is done */
export const startReminding = ({ database, log }: FastifyInstance): (() => Promise<void>) => {
  let running = Promise.resolve();
  const look = () => {
    const now = new Date();
    if (!isMorning(now)) return;
    running = running
      .then(async () => void (await remindExpiring(database.db, today(now))))
      .catch((error: unknown) => log.error({ err: error }, 'people could not be reminded of what runs out'));
  };
  look();
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return running;
  };
};
