import type { AreaDeclaration } from '@byggtun/shared/contract/area';
import { walkPaths } from '@byggtun/shared/contract/walk';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'walks',
  title: 'Vernerunder',
  host: '^1.6.0',
  routes: [
    {
      path: walkPaths.list,
      title: 'Vernerunder',
      layouts: true,
      slots: ['walks.head'],
      audience: 'everyone',
    },
    { path: `${walkPaths.list}/new`, title: 'Ny vernerunde', audience: 'everyone' },
  ],
  navigation: [
    {
      label: 'Vernerunder',
      icon: { viewBox: '0 0 24 24', path: 'M12 2 4 5v6c0 5 3.4 9.700 8 11 4.600-1.300 8-6 8-11V5l-8-3Z' },
      path: walkPaths.list,
      order: 80,
      badge: 'walks',
      audience: 'everyone',
    },
  ],
  slots: [
    { slot: 'dashboard.followUp', name: 'walks', order: 90, audience: 'everyone' },
    { slot: 'project.tiles', name: 'newWalk', order: 300, audience: 'everyone' },
    { slot: 'walks.head', name: 'hint', order: 10, audience: 'everyone' },
  ],
  kiosk: false,
};
