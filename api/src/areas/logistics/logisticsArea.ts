import type { Area } from '../../record/area/area';
import { barrackRoutes } from './barrack/barrackRoutes';
import { bookingBadge } from './barrack/bookingBadge';

/** Barracks on the sites (docs/product/logistics.md). */
export const logisticsArea: Area = {
  name: 'logistics',
  routes: [barrackRoutes],
  badges: bookingBadge,
};
