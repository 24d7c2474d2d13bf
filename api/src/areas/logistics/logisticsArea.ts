import type { Area } from '../../record/area/area';
import { barrackRoutes } from './barrack/barrackRoutes';
import { bookingBadge } from './barrack/bookingBadge';
import { bookingRoutes } from './booking/bookingRoutes';
import { logisticsDemo } from './demo/logisticsDemo';
import * as bookings from './migrations/2026-11-25T0210-bookings';
import * as orders from './migrations/2026-11-25T0215-orders';
import * as roomOrder from './migrations/2026-11-25T0400-room-order';
import * as receiptFiles from './migrations/2026-11-25T1105-receipt-files';
import * as orderNumberSearch from './migrations/2026-11-25T2158-order-number-search';
import * as orderPlace from './migrations/2026-11-26T0200-order-place';
import { orderExport } from './order/orderExport';
import { orderRoutes } from './order/orderRoutes';
import { ownTables } from './ownTables';
import { receiptOwner } from './receipt/receiptOwner';
import { receiptRoutes } from './receipt/receiptRoutes';

/** Orders (docs/product/logistics.md), and barracks on the sites with their bookings (docs/product/bookings.md). */
export const logisticsArea: Area = {
  name: 'logistics',
  routes: [barrackRoutes, bookingRoutes, orderRoutes, receiptRoutes],
  owners: [receiptOwner],
  badges: bookingBadge,
  exports: { orders: orderExport },
  ownTables,
  migrations: {
    '2026-11-25T0210-bookings': bookings,
    '2026-11-25T0215-orders': orders,
    '2026-11-25T0400-room-order': roomOrder,
    '2026-11-25T1105-receipt-files': receiptFiles,
    '2026-11-25T2158-order-number-search': orderNumberSearch,
    '2026-11-26T0200-order-place': orderPlace,
  },
  demo: logisticsDemo,
};
