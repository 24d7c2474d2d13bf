import type { Area } from '../../record/area/area';
import { barrackRoutes } from './barrack/barrackRoutes';
import { bookingBadge } from './barrack/bookingBadge';
import * as orders from './migrations/2026-11-25T0215-orders';
import { orderExport } from './order/orderExport';
import { orderRoutes } from './order/orderRoutes';
import { receiptRoutes } from './receipt/receiptRoutes';

/** Orders and barracks of the sites (docs/product/logistics.md). */
export const logisticsArea: Area = {
  name: 'logistics',
  routes: [barrackRoutes, orderRoutes, receiptRoutes],
  badges: bookingBadge,
  exports: { orders: orderExport },
  migrations: { '2026-11-25T0215-orders': orders },
};
