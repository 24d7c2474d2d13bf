import type { AreaModule } from '@byggtun/shared/area/defineArea';
import type { AreaManifest, RegistryEntry } from '@byggtun/shared/contract/area';

import type { Phase } from './areaFailure';
import { type AreaSource, loadArea } from './loadArea';

const manifest: AreaManifest = {
  name: 'cases',
  title: 'Saker',
  version: '0.1.0-12345678',
  host: '^1.0.0',
  routes: [],
  navigation: [],
  slots: [],
  kiosk: false,
};
const area = (more: Partial<AreaManifest> = {}): RegistryEntry => ({
  manifest: { ...manifest, ...more },
  entry: '/remotes/cases/remoteEntry.js',
  preload: [],
});
const loaded = { slots: {} } as AreaModule;
const good: AreaSource = {
  loadEntry: () => Promise.resolve(),
  loadModule: () => Promise.resolve(loaded),
};
const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new Error('404'));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.reportError = jest.fn();
});
afterEach(() => jest.useRealTimers());

test('an area that fits comes with its module', async () => {
  expect(await loadArea(area(), false, () => Promise.resolve(good))).toEqual({ ok: true, value: loaded });
});

const stops: [string, Phase, RegistryEntry, boolean, () => Promise<AreaSource>][] = [
  ['an area that kiosks may not have', 'allowed', area(), true, () => Promise.resolve(good)],
  ['a newer host API', 'range', area({ host: '^2.0.0' }), false, () => Promise.resolve(good)],
  ['a newer minor of the host API', 'range', area({ host: '^1.9.0' }), false, () => Promise.resolve(good)],
  ['a range that nobody knows', 'range', area({ host: '*' }), false, () => Promise.resolve(good)],
  ['a runtime that does not come', 'entry', area(), false, refused],
  [
    'an entry that is not there',
    'entry',
    area(),
    false,
    () => Promise.resolve({ ...good, loadEntry: refused }),
  ],
  ['an entry that hangs', 'entry', area(), false, () => Promise.resolve({ ...good, loadEntry: never })],
  [
    'a module that is not there',
    'module',
    area(),
    false,
    () => Promise.resolve({ ...good, loadModule: refused }),
  ],
  ['a module that hangs', 'module', area(), false, () => Promise.resolve({ ...good, loadModule: never })],
];

test.each(stops)(
  '%s stops in phase %s, with an id that stands in the log',
  async (_what, phase, entry, kiosk, open) => {
    const loading = loadArea(entry, kiosk, open);
    await jest.advanceTimersByTimeAsync(8_000);
    const result = await loading;
    if (result.ok) throw new Error('it was loaded');
    expect(result.failure).toMatchObject({ phase, title: 'Saker' });
    expect(globalThis.reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining(result.failure.id) as string }),
    );
  },
);

test('an area that kiosks have is loaded there', async () => {
  const result = await loadArea(area({ kiosk: true }), true, () => Promise.resolve(good));
  expect(result.ok).toBe(true);
});
