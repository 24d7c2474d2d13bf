import type { AreaManifest, Audience } from '@byggtun/shared/contract/area';

import type { PickedArea } from '../area/knownArea';
import { findPage, type FoundPage, homePath } from './findPage';
import type { Viewer } from './isFor';

const route = (path: string, audience: Audience = 'everyone') => ({ path, title: path, audience });
const item = (path: string, order: number, audience: Audience = 'everyone') => ({
  label: path,
  icon: 'home',
  path,
  order,
  audience,
});
const areasOf = (...manifests: Partial<AreaManifest>[]): PickedArea[] =>
  manifests.map((more) => ({
    entry: '/remotes/x/remoteEntry.js',
    preload: [],
    source: 'live',
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
  }));

const staff: Viewer = { isByggtun: true, kiosk: false };
const contractor: Viewer = { isByggtun: false, kiosk: false };
const portal = areasOf(
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
  ['what runs, as staff', staff, '/status', 'status'],
  ['what runs, as a contractor', contractor, '/status', 'elsewhere /complaints'],
  ['what runs, on a kiosk', { ...staff, kiosk: true }, '/status', 'elsewhere /complaints'],
  ['an address that nobody has', contractor, '/nowhere', 'elsewhere /404'],
];

const tell = (found: FoundPage) => {
  if (found.kind === 'status') return 'status';
  if (found.kind === 'elsewhere') return `elsewhere ${found.path}`;
  return `page ${found.area.manifest.name} ${found.route.path}`;
};

test.each(cases)('%s', (_name, viewer, pathname, expected) => {
  const found = findPage(portal, viewer, pathname);
  expect(tell(found)).toBe(expected);
});

const homes: [string, PickedArea[], Viewer, string][] = [
  ['the Dashboard, when an area has it', areasOf({ routes: [route('/dashboard')] }), staff, '/dashboard'],
  ['the cases without one', portal, staff, '/complaints'],
  [
    'the first item that this viewer has',
    areasOf({ navigation: [item('/b', 2), item('/a', 1, 'developerStaff')] }),
    contractor,
    '/b',
  ],
  ['404 when there is no page at all', areasOf({}), staff, '/404'],
];

test.each(homes)('home is %s', (_name, areas, viewer, expected) => {
  expect(homePath(areas, viewer)).toBe(expected);
});
