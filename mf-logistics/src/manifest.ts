import type { AreaDeclaration } from '@byggtun/shared/contract/area';

import { orderPath, ordersPath } from './order/orderPaths';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'logistics',
  title: 'Logistikk',
  host: '^1.6.0',
  routes: [
    { path: ordersPath, title: 'Bestillinger', layouts: true, audience: 'developerStaff' },
    { path: orderPath, title: 'Bestilling', audience: 'developerStaff' },
  ],
  navigation: [],
  slots: [{ slot: 'project.tiles', name: 'orders', order: 80, audience: 'developerStaff' }],
  // Orders and bookings are developer staff's own; door and wifi codes have no place on a screen that everyone touches.
  kiosk: false,
};
