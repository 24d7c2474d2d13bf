import { getLoad } from '@byggtun/shared/contract/load';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { limitNames, limitSetting, limitTable } from '../../../core/limit/limitTable';
import { currentUser } from '../../../record/person/currentUser';

/** How busy this instance is, for developer staff. */
export const loadRoutes = (app: FastifyInstance): void => {
  const { limits, database, eventLoopDelay } = app;
  const since = new Date().toISOString();
  serve(app, getLoad, async ({ request }) => {
    const { isByggtun } = await currentUser(request);
    if (!isByggtun) throw refuse.forbidden();
    const met = limits.counts();
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = database.pool;
    return {
      since,
      eventLoop: eventLoopDelay(),
      memory: process.memoryUsage.rss(),
      database: { open, idle, waiting },
      limits: limitNames.map((name) => ({
        name,
        setting: limitSetting(name),
        value: limits.of[name],
        unit: limitTable[name].unit,
        per: limitTable[name].per,
        met: met[name] ?? 0,
      })),
    };
  });
};
