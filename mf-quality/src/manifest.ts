import type { AreaDeclaration } from '@byggtun/shared/contract/area';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'quality',
  title: 'Kvalitet',
  host: '^1.1.0',
  routes: [],
  navigation: [],
  slots: [],
  kiosk: true,
};
