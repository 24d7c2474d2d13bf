import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { keepAnswer } from '@byggtun/shared/portal/keptAnswers';
import { keptCaches } from '@byggtun/shared/portal/keptCaches';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';

import { keepProfile, keptProfile } from './keptProfile';
import type { SignIn } from './signInPart';
import { type ProfileState, watchProfile } from './watchProfile';

const ola = aProfile({ id: 7 });
let api: FakeApi;
let states: ProfileState[];
let end: (() => void) | undefined;
const lose = jest.fn();
const loadAnew = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fakeCaches();
  localStorage.clear();
  localStorage.setItem('byggtun.keptFor', 'ola');
  lose.mockReset();
  loadAnew.mockReset();
  globalThis.reportError = jest.fn();
  api = fakeApi();
  api.answer(getProfile, () => ola);
  states = [];
});
afterEach(() => {
  end?.();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);
const watch = async ({ account = 'ola', kiosk = false } = {}) => {
  const signIn = { account, getToken: () => Promise.resolve('token') } as SignIn;
  const listener = { become: (state: ProfileState) => states.push(state), lose, loadAnew };
  end = watchProfile({ signIn, apiBase: '/api', kiosk }, listener);
  await settle();
};
const kept = (profile: Profile, account = 'ola') => keepProfile(account, profile);
/** How many entries one of the device's stores has. */
const countIn = async (name: keyof typeof keptCaches) =>
  (await (await caches.open(keptCaches[name])).keys()).length;
const shown = () => states.map((state) => (state.kind === 'known' ? state.profile.id : state.kind));

test('the first time the server is waited for; the answer is kept', async () => {
  await watch();
  expect(shown()).toEqual([7]);
  expect(await keptProfile('ola')).toEqual(ola);
});

test('what is kept stands at once, and nothing is drawn again when the server says the same', async () => {
  await kept(ola);
  let give: (profile: Profile) => void = () => undefined;
  api.answer(getProfile, () => new Promise((resolve) => (give = resolve)));
  await watch();
  expect(shown()).toEqual([7]);
  give(ola);
  await settle();
  expect(shown()).toEqual([7]);
});

test('what has changed takes the place of what is kept', async () => {
  await kept(aProfile({ id: 7, hmsCardNumber: null }));
  await watch();
  expect(states.at(-1)).toMatchObject({ profile: { hmsCardNumber: ola.hmsCardNumber } });
});

test.each([
  ['nobody answers', () => api.drop(getProfile)],
  ['the server has a fault', () => api.refuse(getProfile, 500)],
  ['too much is asked for at once', () => api.refuse(getProfile, 429)],
])('%s: what is kept stays, nobody is signed out, and the server is asked again', async (_name, fail) => {
  await kept(ola);
  fail();
  await watch();
  expect(shown()).toEqual([7]);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(api.calls(getProfile)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(api.calls(getProfile)).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(api.calls(getProfile)).toHaveLength(3);
  expect(lose).not.toHaveBeenCalled();
});

test('what an older portal has kept stands too', async () => {
  await keepAnswer('ola', 'profile', ola);
  api.drop(getProfile);
  await watch();
  expect(shown()).toEqual([7]);
});

test('a profile that finds no room leaves nothing older, which would load the page anew at each start', async () => {
  await kept(ola);
  const open = caches.open.bind(caches);
  const full = { put: () => Promise.reject(new Error('Quota exceeded')) };
  jest.spyOn(caches, 'open').mockImplementation(async (name) => ({ ...(await open(name)), ...full }));
  await kept(aProfile({ id: 8 }));
  expect(await keptProfile('ola')).toBeUndefined();
});

test('what is kept of a person stands on a site that had no network for a month', async () => {
  await kept(ola);
  jest.setSystemTime(Date.now() + 30 * 24 * 3_600_000);
  api.drop(getProfile);
  await watch();
  expect(shown()).toEqual([7]);
});

test.each([
  ['nobody answers', () => api.drop(getProfile), 'Ikke kontakt med server'],
  ['the server has a fault', () => api.refuse(getProfile, 500, { message: 'Full disk' }), 'Full disk'],
])(
  '%s, and nothing is kept: it is asked for two times more, then a page says so, and nobody is signed out',
  async (_name, fail, text) => {
    fail();
    await watch();
    await jest.runAllTimersAsync();
    expect(api.calls(getProfile)).toHaveLength(3);
    expect(states).toMatchObject([{ kind: 'broken', text }]);
    expect(lose).not.toHaveBeenCalled();
  },
);

test('who may no longer in is told so, whatever is kept', async () => {
  await kept(ola);
  api.refuse(getProfile, 403, { message: 'Brukeren din er deaktivert.' });
  await watch();
  expect(states.at(-1)).toEqual({ kind: 'refused', message: 'Brukeren din er deaktivert.' });
});

test('an ended session is lost, whatever is kept', async () => {
  await kept(ola);
  api.refuse(getProfile, 401);
  await watch();
  expect(lose).toHaveBeenCalledTimes(1);
});

test('somebody else sees nothing of it, and it is gone', async () => {
  await kept(ola);
  api.drop(getProfile);
  await watch({ account: 'kari' });
  expect(shown()).toEqual([]);
  expect(await countIn('profile')).toBe(0);
});

test('a kiosk neither keeps nor shows what is kept', async () => {
  await kept(ola);
  api.drop(getProfile);
  await watch({ kiosk: true });
  expect(shown()).toEqual([]);
  api.answer(getProfile, () => aProfile({ id: 9 }));
  await watch({ kiosk: true, account: 'kiosk' });
  expect(await countIn('profile')).toBe(1);
});

// The last one: its page keeps no more.
test('who acts for another company than is kept gets the page anew, and nothing of the other one stays', async () => {
  await kept(ola);
  await keepAnswer('7', 'GET /projects', []);
  api.answer(getProfile, () => aProfile({ id: 8 }));
  await watch();
  expect(loadAnew).toHaveBeenCalledTimes(1);
  expect(await countIn('answers')).toBe(0);
  const put = await (await caches.open(keptCaches.profile)).match('/kept-profile/ola');
  expect(await put?.json()).toMatchObject({ id: 8 });
  await keepAnswer('7', 'GET /complaints', []);
  expect(await countIn('answers')).toBe(0);
});
