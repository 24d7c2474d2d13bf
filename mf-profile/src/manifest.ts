import type { AreaDeclaration } from '@byggtun/shared/contract/area';
import { paths } from '@byggtun/shared/contract/paths';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'profile',
  title: 'Profil',
  host: '^1.6.0',
  routes: [
    { path: paths.profile, title: 'Min profil', slots: ['profile.bookings'], audience: 'everyone' },
    { path: paths.company, title: 'Mitt firma', audience: 'contractor' },
    { path: paths.people, title: 'Personvern', audience: 'developerStaff' },
    { path: `${paths.people}/:id/courses`, title: 'Kurs og sertifikater', audience: 'everyone' },
  ],
  navigation: [
    {
      label: 'Min profil',
      icon: 'user',
      path: paths.profile,
      order: 20,
      badge: 'activeBooking',
      bottomBar: { label: 'Profil', order: 30 },
      audience: 'everyone',
    },
    {
      label: 'Mitt firma',
      icon: 'company',
      path: paths.company,
      order: 30,
      bottomBar: { label: 'Firma', order: 40 },
      audience: 'contractor',
    },
  ],
  slots: [],
  kiosk: true,
};
