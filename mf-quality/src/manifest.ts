import type { AreaDeclaration } from '@byggtun/shared/contract/area';
import { paths } from '@byggtun/shared/contract/paths';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'quality',
  title: 'Kvalitet',
  host: '^1.6.0',
  routes: [
    { path: paths.checkups, title: 'Egenkontroller', layouts: true, audience: 'everyone' },
    { path: `${paths.checkups}/:id`, title: 'Egenkontroll', audience: 'everyone' },
    { path: paths.checklists, title: 'Sjekklister', layouts: true, audience: 'developerStaff' },
    { path: `${paths.checklists}/:id`, title: 'Sjekkliste', audience: 'developerStaff' },
  ],
  navigation: [
    {
      label: 'Egenkontroller',
      icon: 'check',
      path: paths.checkups,
      order: 80,
      badge: 'checkups',
      audience: 'everyone',
    },
    {
      label: 'Sjekklister',
      icon: 'check',
      path: paths.checklists,
      order: 90,
      badge: 'checklists',
      audience: 'developerStaff',
    },
  ],
  slots: [
    { slot: 'dashboard.shortcuts', name: 'selfChecksShortcut', order: 40, audience: 'everyone' },
    { slot: 'dashboard.shortcuts', name: 'checklistsShortcut', order: 50, audience: 'developerStaff' },
    { slot: 'dashboard.followUp', name: 'selfChecks', order: 20, audience: 'everyone' },
    { slot: 'dashboard.followUp', name: 'checklists', order: 30, audience: 'developerStaff' },
    { slot: 'project.tiles', name: 'projectSelfChecks', order: 140, audience: 'everyone' },
    { slot: 'project.tiles', name: 'projectChecklists', order: 150, audience: 'developerStaff' },
  ],
  kiosk: true,
};
