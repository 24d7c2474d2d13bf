import type { AreaDeclaration } from '@byggtun/shared/contract/area';

import { bookingPath, bookingsPath, occupancyPath } from './booking/bookingPaths';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'logistics',
  title: 'Logistikk',
  host: '^1.6.0',
  routes: [
    { path: bookingsPath, title: 'Bookinger', audience: 'developerStaff' },
    { path: bookingPath, title: 'Legg til booking', audience: 'developerStaff' },
    { path: occupancyPath, title: 'Belegg', audience: 'developerStaff' },
  ],
  navigation: [],
  slots: [
    { slot: 'project.tiles', name: 'bookings', order: 80, audience: 'developerStaff' },
    { slot: 'profile.bookings', name: 'ownBookings', order: 10, audience: 'developerStaff' },
  ],
  // Orders and bookings are developer staff's own; door and wifi codes have no place on a screen that everyone touches.
  kiosk: false,
};
