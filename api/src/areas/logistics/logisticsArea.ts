import type { Area } from '../../record/area/area';
import { barrackRoutes } from './barrack/barrackRoutes';
import { bookingBadge } from './barrack/bookingBadge';
import { bookingRoutes } from './booking/bookingRoutes';
import * as bookings from './migrations/2026-11-25T0210-bookings';

/** Barracks on the sites and their bookings (docs/product/bookings.md). */
export const logisticsArea: Area = {
  name: 'logistics',
  routes: [barrackRoutes, bookingRoutes],
  badges: bookingBadge,
  migrations: { '2026-11-25T0210-bookings': bookings },
};
