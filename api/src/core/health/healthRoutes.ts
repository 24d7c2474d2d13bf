import { getHealth } from '@byggtun/shared/contract/health';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';

const timeout = 2000;

const isDatabaseUp = async (app: FastifyInstance): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(resolve, timeout, false).unref());
  const asked = app.database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
};

/** Tells whether the API and its database answer; 503 when the database is away. */
export const healthRoutes = (app: FastifyInstance): void => {
  serve(app, getHealth, async ({ reply }): Promise<RouteAnswer<typeof getHealth>> => {
    if (await isDatabaseUp(app)) return { status: 'ok', database: 'up' };
    reply.status(503);
    return { status: 'error', database: 'down' };
  });
};
