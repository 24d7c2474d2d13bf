import type { AreaDeclaration } from '@byggtun/shared/contract/area';
import { paths } from '@byggtun/shared/contract/paths';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'projects',
  title: 'Prosjekter',
  host: '^1.5.0',
  routes: [
    {
      path: paths.dashboard,
      title: 'Dashboard',
      slots: ['dashboard.headline', 'dashboard.shortcuts', 'dashboard.cases', 'dashboard.followUp'],
      audience: 'everyone',
    },
    { path: paths.projects, title: 'Prosjekter', audience: 'everyone' },
    {
      path: `${paths.projects}/:id`,
      title: 'Prosjekt',
      slots: ['project.banner', 'project.tiles'],
      audience: 'everyone',
    },
    {
      path: `${paths.projects}/:id/house/:houseId`,
      title: 'Bygg',
      slots: ['project.banner', 'project.tiles'],
      audience: 'everyone',
    },
    {
      path: `${paths.projects}/:id/sitelist`,
      title: 'Oversiktsliste',
      layouts: true,
      audience: 'developerStaff',
    },
    { path: `${paths.projects}/:id/muster`, title: 'Hvem er på plassen nå', audience: 'developerStaff' },
    { path: `${paths.projects}/:id/qr`, title: 'QR-kode', audience: 'everyone' },
  ],
  navigation: [
    {
      label: 'Dashboard',
      icon: 'home',
      path: paths.dashboard,
      order: 10,
      bottomBar: { label: 'Dashboard', order: 10 },
      audience: 'everyone',
    },
    {
      label: 'Prosjekter',
      icon: 'project',
      path: paths.projects,
      order: 40,
      bottomBar: { label: 'Prosjekter', order: 20 },
      audience: 'everyone',
    },
  ],
  slots: [
    // A place that closes moves what stands behind it, so the project's own page and those of its houses share theirs.
    { slot: 'project.tiles', name: 'codeOrOptions', order: 170, audience: 'everyone' },
    { slot: 'project.tiles', name: 'musterOrColours', order: 180, audience: 'everyone' },
    { slot: 'project.tiles', name: 'siteList', order: 190, audience: 'developerStaff' },
  ],
  kiosk: true,
};
