import type * as RegistryStore from './registryStore';

const area = (name: string, more: object = {}) => ({
  manifest: {
    name,
    title: name,
    version: '1.0.0',
    host: '^1.0.0',
    routes: [{ path: `/${name}`, title: name, audience: 'everyone' }],
    navigation: [],
    slots: [],
    kiosk: true,
    ...more,
  },
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  preload: [],
});
const answer = (...areas: unknown[]) => ({ revision: 1, shell: { version: '1.0.0' }, areas });
const good = answer(area('cases'), area('profile'));

const ask = jest.fn<Promise<Response>, []>();
const response = (json: () => unknown, status = 200) =>
  ({ ok: status < 400, status, json: () => Promise.resolve().then(json) }) as Response;
const says = (answer: unknown) => ask.mockImplementation(() => Promise.resolve(response(() => answer)));
const noJson = () => JSON.parse('<html>') as unknown;

/** A page that has just been opened. */
function open(): typeof RegistryStore {
  let store: typeof RegistryStore | undefined;
  jest.isolateModules(() => (store = jest.requireActual<typeof RegistryStore>('./registryStore')));
  if (!store) throw new Error('no store');
  return store;
}
const namesOf = (store: typeof RegistryStore) =>
  store.knownRegistry()?.areas.map(({ manifest, problem }) => `${manifest.name}${problem ? '!' : ''}`);

beforeEach(() => {
  localStorage.clear();
  globalThis.reportError = jest.fn();
  globalThis.fetch = ask.mockReset();
  says(good);
});
afterEach(() => jest.useRealTimers());

const failures: [what: string, make: () => void][] = [
  ['500', () => ask.mockImplementation(() => Promise.resolve(response(noJson, 500)))],
  ['garbage', () => says({ areas: 'mange' })],
  ['something that is no JSON', () => ask.mockImplementation(() => Promise.resolve(response(noJson)))],
  ['nothing', () => ask.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))],
];

test.each(failures)('an answer of %s leaves the last good registry of this device', async (_what, fail) => {
  await open().loadRegistry();
  fail();
  const later = open();
  await later.loadRegistry();
  expect(namesOf(later)).toEqual(['cases', 'profile']);
});

test.each(failures)(
  'an answer of %s on a first visit leaves nothing, and a retry brings it',
  async (_what, fail) => {
    fail();
    const store = open();
    await store.loadRegistry();
    expect(store.knownRegistry()).toBeUndefined();
    says(good);
    await store.loadRegistry();
    expect(namesOf(store)).toEqual(['cases', 'profile']);
  },
);

const unread = expect.objectContaining({ message: 'The registry of areas could not be read' }) as Error;

test.each(failures)('an answer of %s is told', async (_what, fail) => {
  fail();
  await open().loadRegistry();
  expect(globalThis.reportError).toHaveBeenCalledWith(unread);
});

test.each(['beforeunload', 'pagehide'])(
  'what ends since the page is left (%s) is no failure',
  async (leaves) => {
    let end: (cause: Error) => void = () => undefined;
    ask.mockImplementation(() => new Promise((_, reject) => (end = reject)));
    const store = open();
    const asked = store.loadRegistry();
    window.dispatchEvent(new Event(leaves));
    end(new TypeError('Failed to fetch'));
    await asked;
    expect(globalThis.reportError).not.toHaveBeenCalled();
    // Who stays after all is told of the next one.
    ask.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await store.loadRegistry();
    expect(globalThis.reportError).toHaveBeenCalledWith(unread);
  },
);

test('a server that does not answer in time counts as away', async () => {
  await open().loadRegistry();
  jest.useFakeTimers();
  ask.mockImplementation(() => new Promise(() => undefined));
  const later = open();
  const asked = later.loadRegistry();
  await jest.advanceTimersByTimeAsync(4_000);
  await asked;
  expect(namesOf(later)).toEqual(['cases', 'profile']);
});

test('on a line that hangs what was kept is used soon, and the answer when it comes', async () => {
  await open().loadRegistry();
  jest.useFakeTimers();
  let give: (answer: Response) => void = () => undefined;
  ask.mockImplementation(() => new Promise((resolve) => (give = resolve)));
  const later = open();
  const asked = later.loadRegistry();
  await jest.advanceTimersByTimeAsync(1_400);
  expect(namesOf(later)).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(namesOf(later)).toEqual(['cases', 'profile']);
  give(response(() => answer(area('projects'))));
  await asked;
  expect(namesOf(later)).toEqual(['projects']);
});

test('one area that breaks the contract keeps what can be read of it, and breaks no other', async () => {
  const odd = area('cases', {
    colour: 'red',
    routes: [{ path: 'no slash' }, area('cases').manifest.routes[0]],
  });
  says(answer(odd, { manifest: 'nothing' }, area('profile')));
  const store = open();
  await store.loadRegistry();
  expect(namesOf(store)).toEqual(['cases!', 'profile']);
  expect(store.knownRegistry()?.areas[0]?.manifest.routes).toHaveLength(1);
  expect(globalThis.reportError).toHaveBeenCalledWith(
    expect.objectContaining({
      message: expect.stringMatching(/area cases breaks the contract: .*colour/s) as string,
    }),
  );
});

test('an answer that says the same leaves every area the object that it was', async () => {
  const store = open();
  await store.loadRegistry();
  const before = store.knownRegistry();
  await store.loadRegistry();
  expect(store.knownRegistry()).toBe(before);
});

test('what was confirmed a moment ago is not asked for again by a visit; a retry always asks', async () => {
  jest.useFakeTimers();
  const store = open();
  await store.loadRegistry();
  await store.freshRegistry(500);
  expect(ask).toHaveBeenCalledTimes(1);
  await store.loadRegistry();
  expect(ask).toHaveBeenCalledTimes(2);
  jest.setSystemTime(Date.now() + 2_000);
  await store.freshRegistry(500);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a tab that comes back into sight asks again', async () => {
  jest.useFakeTimers();
  const store = open();
  await store.loadRegistry();
  const end = store.followRegistry();
  jest.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});
