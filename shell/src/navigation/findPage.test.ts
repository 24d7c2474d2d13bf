import type { AreaManifest, Audience, Registry } from '@byggtun/shared/contract/area';

import { findPage, homePath } from './findPage';
import type { Viewer } from './isFor';

const route = (path: string, audience: Audience = 'everyone') => ({ path, title: path, audience });
const item = (path: string, order: number, audience: Audience = 'everyone') => ({
  label: path,
  icon: 'home',
  path,
  order,
  audience,
});
const registryOf = (...manifests: Partial<AreaManifest>[]): Registry => ({
  revision: 1,
  shell: { version: '1.0.0' },
  areas: manifests.map((more) => ({
    entry: '/remotes/x/remoteEntry.js',
    preload: [],
    manifest: {
      name: 'x',
      title: 'X',
      version: '1.0.0',
      host: '^1.0.0',
      routes: [],
      navigation: [],
      slots: [],
      kiosk: true,
      ...more,
    },
  })),
});

const staff: Viewer = { isByggtun: true, kiosk: false };
const contractor: Viewer = { isByggtun: false, kiosk: false };
const portal = registryOf(
  {
    name: 'cases',
    routes: [route('/complaints'), route('/complaints/:id')],
    navigation: [item('/complaints', 50)],
  },
  {
    name: 'quality',
    routes: [route('/checklist', 'developerStaff'), route('/company', 'contractor')],
    navigation: [item('/checklist', 10, 'developerStaff')],
  },
);

const cases: [string, Viewer, string, string][] = [
  ['a list', contractor, '/complaints', 'page cases /complaints'],
  ['a detail', contractor, '/complaints/12', 'page cases /complaints/:id'],
  ['a slash at the end', contractor, '/complaints/', 'page cases /complaints'],
  ['a page for staff, as staff', staff, '/checklist', 'page quality /checklist'],
  ['a page for staff, as a contractor', contractor, '/checklist', 'elsewhere /complaints'],
  ['a page for contractors, as staff', staff, '/company', 'elsewhere /complaints'],
  ['below a page', contractor, '/complaints/12/more', 'elsewhere /404'],
  ['an address that nobody has', contractor, '/nowhere', 'elsewhere /404'],
];

test.each(cases)('%s', (_name, viewer, pathname, expected) => {
  const found = findPage(portal, viewer, pathname);
  const says =
    found.kind === 'page'
      ? `page ${found.area.manifest.name} ${found.route.path}`
      : `elsewhere ${found.path}`;
  expect(says).toBe(expected);
});

const homes: [string, Registry, Viewer, string][] = [
  ['the Dashboard, when an area has it', registryOf({ routes: [route('/dashboard')] }), staff, '/dashboard'],
  ['the cases without one', portal, staff, '/complaints'],
  [
    'the first item that this viewer has',
    registryOf({ navigation: [item('/b', 2), item('/a', 1, 'developerStaff')] }),
    contractor,
    '/b',
  ],
  ['404 when there is no page at all', registryOf({}), staff, '/404'],
];

test.each(homes)('home is %s', (_name, registry, viewer, expected) => {
  expect(homePath(registry, viewer)).toBe(expected);
});
