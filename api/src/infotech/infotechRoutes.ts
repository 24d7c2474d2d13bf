import { postInfotechEvent } from '@byggtun/shared/contract/infotech';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';
import { requireInfotechKey } from './requireInfotechKey';
import { saveInfotechEvent } from './saveInfotechEvent';

/** Check-in and check-out from the access-control system on site. */
export const infotechRoutes = (app: FastifyInstance): void => {
  const handler = async ({ body }: { body: Parameters<typeof saveInfotechEvent>[1] }) => ({
    accepted: await saveInfotechEvent(app.database.db, body),
  });
  serve(app, postInfotechEvent, handler, requireInfotechKey);
};
