import { getActiveBooking } from '@byggtun/shared/contract/barrack';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { activeBookings } from './activeBookings';

/** The barracks on the sites. */
export const barrackRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getActiveBooking, async ({ request }) => {
    const { id } = await currentUser(request);
    const found = await activeBookings(db, id).select('barrack.project_id').executeTakeFirst();
    return { projectId: found?.project_id ?? null };
  });
};
