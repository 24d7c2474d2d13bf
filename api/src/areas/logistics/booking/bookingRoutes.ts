import { listOwnBookings, listProjectBookings } from '@byggtun/shared/contract/booking';
import {
  createBooking as createRoute,
  deleteBooking as deleteRoute,
} from '@byggtun/shared/contract/bookingSave';
import type { FastifyInstance } from 'fastify';

import { isKiosk } from '../../../core/http/origins';
import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { createBooking } from './createBooking';
import { deleteBooking } from './deleteBooking';
import { findBookings } from './findBookings';

/** One's own rooms in the barracks. */
export const bookingRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listOwnBookings, async ({ request }) =>
    findBookings(db, await currentUser(request), { isKiosk: isKiosk(request, app.settings) }),
  );
  serve(app, listProjectBookings, async ({ request, params }) =>
    findBookings(db, await currentUser(request), {
      ...params,
      isKiosk: isKiosk(request, app.settings),
    }),
  );
  serve(app, createRoute, async ({ request, body }) => createBooking(app, await currentUser(request), body));
  serve(app, deleteRoute, async ({ request, params }) => {
    await deleteBooking(app, await currentUser(request), params.id);
    return {};
  });
};
