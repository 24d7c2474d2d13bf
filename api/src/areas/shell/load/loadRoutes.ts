import { getLoad } from '@byggtun/shared/contract/load';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { limitNames, limitSetting, limitTable } from '../../../core/limit/limitTable';
import { currentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';

/** How busy this instance is, for developer staff. */
export const loadRoutes = (app: FastifyInstance): void => {
  const { limits, database, eventLoopDelay } = app;
  const since = new Date().toISOString();
  serve(app, getLoad, async ({ request }) => {
    requireStaff(await currentUser(request));
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
