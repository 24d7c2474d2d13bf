import type { AreaDeclaration } from '@byggtun/shared/contract/area';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'logistics',
  title: 'Logistikk',
  host: '^1.1.0',
  routes: [],
  navigation: [],
  slots: [],
  kiosk: true,
};
