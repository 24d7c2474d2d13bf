import type { PortalConfig } from '@byggtun/shared/contract/config';

import { keptOverrides } from './keptOverrides';
import { overrides, resetOverrides, startOverrides } from './overrideStore';
import { takeOverrides } from './useOverrides';

const integrity = 'sha384-abc';
const release = (more: object = {}) => ({
  manifest: {
    name: 'cases',
    title: 'Saker',
    version: '1.4.0-abcd1234',
    host: '^1.0.0',
    routes: [],
    navigation: [],
    slots: [],
    kiosk: true,
  },
  entry: 'remoteEntry.js',
  integrity,
  first: ['assets/area.js'],
  ...more,
});
const config = (more: Partial<PortalConfig> = {}) => ({
  overrides: 'admin' as const,
  kiosk: false,
  areaOrigins: ['http://localhost:4101'],
  ...more,
});
const admin = { config: config(), roles: ['ADMIN'] };
const everyone = { config: config({ overrides: 'everyone' }), roles: [] };

const response = (answer: object, status = 200) =>
  ({ ok: status < 400, status, json: () => Promise.resolve(answer) }) as Response;
const ask = jest.fn<Promise<Response>, [string]>();
const warn = jest.fn<undefined, [string]>();
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  resetOverrides();
  globalThis.fetch = ask as never;
  globalThis.reportError = jest.fn();
  ask.mockReset().mockImplementation(() => Promise.resolve(response(release())));
  warn.mockReset();
});

const running = () => overrides.get().running.get('cases')?.area;

test('a version of the store is run with the integrity of its release, and kept', async () => {
  startOverrides(['cases@1.4.0-abcd1234'], admin, warn);
  await settle();
  expect(ask.mock.calls[0]?.[0]).toBe('http://localhost/remotes/cases/1.4.0-abcd1234/release.json');
  expect(running()).toMatchObject({
    source: 'override',
    entry: 'http://localhost/remotes/cases/1.4.0-abcd1234/remoteEntry.js',
    preload: ['http://localhost/remotes/cases/1.4.0-abcd1234/assets/area.js'],
    integrity,
  });
  expect(keptOverrides()).toEqual([{ name: 'cases', version: '1.4.0-abcd1234' }]);
});

test('a build under development is run from a listed origin, without digests where everyone may', async () => {
  ask.mockImplementation(() => Promise.resolve(response(release({ integrity: undefined }))));
  startOverrides(['cases@http://localhost:4101'], everyone, warn);
  await settle();
  expect(running()).toMatchObject({ entry: 'http://localhost:4101/remoteEntry.js' });
});

test('what is kept is run again, and one click takes it back', async () => {
  startOverrides(['cases@1.4.0-abcd1234'], admin, warn);
  await settle();
  overrides.set({ started: false, running: new Map() });
  startOverrides([], admin, warn);
  await settle();
  expect(running()).toBeDefined();
  resetOverrides();
  expect(running()).toBeUndefined();
  expect(keptOverrides()).toEqual([]);
});

const refusals: [what: string, asked: string, rights: typeof admin | typeof everyone, says: RegExp][] = [
  ['without the role', 'cases@1.4.0', { config: config(), roles: ['PRL'] }, /Bare administratorer/],
  ['on a kiosk', 'cases@1.4.0', { config: config({ kiosk: true }), roles: ['Admin'] }, /kiosk/],
  [
    'of another origin',
    'cases@https://evil.example/',
    admin,
    /henter ikke deler fra https:\/\/evil\.example/,
  ],
];

test.each(refusals)(
  'an override %s is refused, and nothing of it is asked for',
  async (_what, asked, rights, says) => {
    startOverrides([asked], rights, warn);
    await settle();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(says) as string);
    expect(ask).not.toHaveBeenCalled();
    expect(keptOverrides()).toEqual([]);
    expect(overrides.get().running.size).toBe(0);
  },
);

const broken: [what: string, answer: () => Response][] = [
  ['that is not there', () => response({}, 404)],
  ['of another area', () => response(release({ manifest: { ...release().manifest, name: 'quality' } }))],
  [
    'without digests, where only released versions may be run',
    () => response(release({ integrity: undefined })),
  ],
];

test.each(broken)('a version %s is told and forgotten', async (_what, answer) => {
  ask.mockImplementation(() => Promise.resolve(answer()));
  startOverrides(['cases@1.4.0'], admin, warn);
  await settle();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Fant ikke cases 1.4.0') as string);
  expect(keptOverrides()).toEqual([]);
});

test('the parameter leaves the address, and nothing else does', () => {
  const address = { pathname: '/complaints', search: '?side=2&area=cases@1.4.0&area=tull', hash: '#x' };
  expect(takeOverrides(address)).toEqual({
    asked: ['cases@1.4.0', 'tull'],
    address: '/complaints?side=2#x',
  });
});
