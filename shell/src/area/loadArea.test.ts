import type { AreaModule } from '@byggtun/shared/area/defineArea';
import type { AreaManifest } from '@byggtun/shared/contract/area';
import { hostVersion } from '@byggtun/shared/portal/portal';

import { createAllowance } from './allowance';
import type { PickedArea } from './knownArea';
import { type AreaSource, loadArea } from './loadArea';
import { type Phase, visitTimeout } from './phase';

const manifest: AreaManifest = {
  name: 'cases',
  title: 'Saker',
  version: '1.4.0',
  host: '^1.0.0',
  routes: [],
  navigation: [],
  slots: [],
  kiosk: false,
};
const area = (more: Partial<AreaManifest> = {}, rest: Partial<PickedArea> = {}): PickedArea => ({
  manifest: { ...manifest, ...more },
  entry: '/remotes/cases/remoteEntry.js',
  preload: [],
  source: 'live',
  ...rest,
});
const loaded = { slots: {} } as AreaModule;
const good: AreaSource = {
  loadEntry: () => Promise.resolve(),
  loadModule: () => Promise.resolve(loaded),
  forget: () => undefined,
};
const open = (source: AreaSource) => () => Promise.resolve(source);
const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new Error('404'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Loads, and tells what became of it, when, and by which way. */
async function load(one: PickedArea, openSource: () => Promise<AreaSource>, kiosk = false) {
  const way: string[] = [];
  const started = Date.now();
  const track = { enter: (phase: Phase) => way.push(phase), retry: () => way.push('again') };
  const areaOrigins = ['https://teams.example'];
  const allowance = createAllowance(visitTimeout);
  const loading = loadArea(one, { kiosk, areaOrigins, openSource, track, allowance });
  const ended = loading.then(() => Date.now() - started);
  await jest.advanceTimersByTimeAsync(9_000);
  return { result: await loading, after: await ended, way: way.join(' ') };
}

test('an area that fits comes with its module, by way of every phase', async () => {
  const { result, way } = await load(area(), open(good));
  expect(result).toEqual({ ok: true, value: loaded });
  expect(way).toBe('allowed range manifest entry module');
});

interface Stop {
  what: string;
  phase: Phase;
  area: PickedArea;
  /** What the card says. */
  says: string;
  kiosk?: boolean;
}

const elsewhere = 'https://elsewhere.example/cases/remoteEntry.js';
const later = `Saker 1.4.0 krever portalversjon ^2.0.0, denne er ${hostVersion}.`;
const stops: Stop[] = [
  { what: 'not for kiosks', phase: 'allowed', area: area(), kiosk: true, says: 'ikke tilgjengelig på kiosk' },
  { what: 'turned off', phase: 'allowed', area: area({}, { disabled: true }), says: 'slått av' },
  {
    what: 'of another origin',
    phase: 'allowed',
    area: area({}, { entry: elsewhere }),
    says: 'ikke henter fra',
  },
  { what: 'for a later portal', phase: 'range', area: area({ host: '^2.0.0' }), says: later },
  { what: 'for a later minor', phase: 'range', area: area({ host: '^1.9.0' }), says: 'krever portalversjon' },
  { what: 'with no known range', phase: 'range', area: area({ host: '*' }), says: 'krever portalversjon' },
  {
    what: 'for a later portal, in words of its own',
    phase: 'range',
    area: area({ host: '^2.0.0' }, { problem: 'x' }),
    says: later,
  },
  { what: 'that breaks the contract', phase: 'manifest', area: area({}, { problem: 'x' }), says: 'en feil' },
];

test.each(stops)('an area $what is stopped in $phase before any code is fetched', async (stop) => {
  const openSource = jest.fn(open(good));
  const { result, after } = await load(stop.area, openSource, stop.kiosk);
  if (result.ok) throw new Error('it was loaded');
  expect(result.failure).toMatchObject({ phase: stop.phase, name: 'cases', version: '1.4.0' });
  expect(result.failure.text).toContain(stop.says);
  expect(openSource).not.toHaveBeenCalled();
  expect(after).toBe(0);
});

const failures: [what: string, phase: Phase, openSource: () => Promise<AreaSource>, after: number][] = [
  ['a runtime that does not come', 'entry', refused, 1_200],
  ['an entry that is not there', 'entry', open({ ...good, loadEntry: refused }), 1_200],
  ['an entry that hangs', 'entry', open({ ...good, loadEntry: never }), 6_500],
  ['a module that is not there', 'module', open({ ...good, loadModule: refused }), 1_200],
  ['a module that hangs', 'module', open({ ...good, loadModule: never }), 7_000],
];

test.each(failures)('%s stops in phase %s', async (_what, phase, openSource, after) => {
  const told = await load(area(), openSource);
  if (told.result.ok) throw new Error('it was loaded');
  expect(told.result.failure.phase).toBe(phase);
  expect(told.after).toBe(after);
});

test('all phases together end after eight seconds', async () => {
  // Within the time of its own phase.
  const slow = 6_000;
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, slow));
  const { result, after } = await load(area(), open({ ...good, loadEntry: late, loadModule: never }));
  expect(result.ok).toBe(false);
  expect(after).toBe(8_000);
});

test('what is lost on the way twice is fetched a third time, and no card is shown', async () => {
  const loadEntry = jest.fn(() => Promise.resolve());
  loadEntry.mockImplementationOnce(refused).mockImplementationOnce(refused);
  const loadModule = jest.fn(() => Promise.resolve(loaded)).mockImplementationOnce(refused);
  const { result, way } = await load(area(), open({ ...good, loadEntry, loadModule }));
  expect(result.ok).toBe(true);
  expect(way).toBe('allowed range manifest entry again again module again');
});

test('an area that brings a react of its own is stopped, and named in the log', async () => {
  const foreign = { ...loaded, copies: { react: {} } };
  const { result } = await load(area(), open({ ...good, loadModule: () => Promise.resolve(foreign) }));
  if (result.ok) throw new Error('it was loaded');
  expect(result.failure).toMatchObject({
    phase: 'module',
    cause: new Error('mf-cases har sin egen kopi av react'),
  });
});

test.each([
  ['an area that kiosks have', area({ kiosk: true }), true],
  ['an area of a listed origin', area({}, { entry: 'https://teams.example/cases/remoteEntry.js' }), false],
])('%s is loaded', async (_what, one, kiosk) => {
  expect((await load(one, open(good), kiosk)).result.ok).toBe(true);
});
