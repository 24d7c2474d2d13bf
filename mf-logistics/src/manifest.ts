import type { AreaDeclaration } from '@byggtun/shared/contract/area';

import { bookingPath, bookingsPath, occupancyPath } from './booking/bookingPaths';
import { orderPath, ordersPath } from './order/orderPaths';

const audience = 'developerStaff';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'logistics',
  title: 'Logistikk',
  host: '^1.6.0',
  routes: [
    { path: ordersPath, title: 'Bestillinger', layouts: true, audience },
    { path: orderPath, title: 'Bestilling', audience },
    { path: bookingsPath, title: 'Bookinger', audience },
    { path: bookingPath, title: 'Legg til booking', audience },
    { path: occupancyPath, title: 'Belegg', audience },
  ],
  navigation: [],
  slots: [
    // Last: its place closes late where a project has no barracks, and nothing stands after it that could move.
    { slot: 'project.tiles', name: 'ordersOrBookings', order: 195, audience },
    { slot: 'profile.bookings', name: 'ownBookings', order: 10, audience },
  ],
  // Orders and bookings are developer staff's own; door and wifi codes have no place on a screen that everyone touches.
  kiosk: false,
};
