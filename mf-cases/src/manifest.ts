import type { AreaDeclaration } from '@byggtun/shared/contract/area';
import { paths } from '@byggtun/shared/contract/paths';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'cases',
  title: 'Saker',
  host: '^1.3.0',
  routes: [
    { path: paths.complaints, title: 'Reklamasjoner', layouts: true, audience: 'everyone' },
    { path: `${paths.complaints}/:id`, title: 'Reklamasjon', audience: 'everyone' },
    { path: paths.requests, title: 'Henvendelser', layouts: true, audience: 'everyone' },
    { path: `${paths.requests}/:id`, title: 'Henvendelse', audience: 'everyone' },
    { path: paths.actions, title: 'Tiltak', layouts: true, audience: 'everyone' },
    { path: `${paths.actions}/:id`, title: 'Tiltak', audience: 'everyone' },
    { path: `${paths.projects}/:id/actions`, title: 'Tiltak Prosjekt', layouts: true, audience: 'everyone' },
    { path: paths.aberration, title: 'Nytt avvik', audience: 'everyone' },
    { path: paths.ruh, title: 'Ny RUH', audience: 'everyone' },
  ],
  navigation: [
    {
      label: 'Reklamasjoner',
      icon: 'complaint',
      path: paths.complaints,
      order: 50,
      badge: 'complaints',
      audience: 'everyone',
    },
    {
      label: 'Henvendelse',
      icon: 'enquiry',
      path: paths.requests,
      order: 60,
      badge: 'enquiry',
      audience: 'everyone',
    },
    {
      label: 'Tiltak',
      icon: 'action',
      path: paths.actions,
      order: 70,
      badge: 'actions',
      audience: 'everyone',
    },
  ],
  slots: [
    { slot: 'dashboard.headline', name: 'reports', order: 10, audience: 'everyone' },
    { slot: 'dashboard.shortcuts', name: 'complaintsShortcut', order: 10, audience: 'everyone' },
    { slot: 'dashboard.shortcuts', name: 'actionsShortcut', order: 20, audience: 'everyone' },
    { slot: 'dashboard.shortcuts', name: 'enquiriesShortcut', order: 30, audience: 'everyone' },
    { slot: 'dashboard.cases', name: 'complaints', order: 10, audience: 'everyone' },
    { slot: 'dashboard.cases', name: 'enquiries', order: 20, audience: 'everyone' },
    { slot: 'dashboard.followUp', name: 'actions', order: 10, audience: 'everyone' },
    { slot: 'project.tiles', name: 'newDeviation', order: 10, audience: 'everyone' },
    { slot: 'project.tiles', name: 'newRuh', order: 20, audience: 'everyone' },
    { slot: 'project.tiles', name: 'projectComplaints', order: 110, audience: 'everyone' },
    { slot: 'project.tiles', name: 'projectActions', order: 120, audience: 'everyone' },
    { slot: 'project.tiles', name: 'projectEnquiries', order: 130, audience: 'everyone' },
  ],
  kiosk: true,
};
