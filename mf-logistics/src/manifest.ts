import type { AreaDeclaration } from '@byggtun/shared/contract/area';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'logistics',
  title: 'Logistikk',
  host: '^1.1.0',
  routes: [],
  navigation: [],
  slots: [],
  // Orders and bookings are developer staff's own; door and wifi codes have no place on a screen that everyone touches.
  kiosk: false,
};
