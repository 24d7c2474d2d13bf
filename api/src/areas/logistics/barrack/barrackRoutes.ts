import { getActiveBooking, listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { getOccupancy } from '@byggtun/shared/contract/occupancy';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { activeBookings } from './activeBookings';
import { findAvailable } from './findAvailable';
import { findOccupancy } from './findOccupancy';

/** The barracks on the sites. */
export const barrackRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getActiveBooking, async ({ request }) => {
    const { id } = await currentUser(request);
    const found = await activeBookings(db, id).select('barrack.project_id').executeTakeFirst();
    return { projectId: found?.project_id ?? null };
  });
  serve(app, listAvailableRooms, async ({ request, body }) =>
    findAvailable(db, await currentUser(request), body),
  );
  serve(app, getOccupancy, async ({ request, params, query }) =>
    findOccupancy(db, await currentUser(request), { ...params, ...query }),
  );
};
