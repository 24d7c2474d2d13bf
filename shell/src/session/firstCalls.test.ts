import { countActions } from '@byggtun/shared/contract/actionList';
import { getBadgeCounts, getProfile } from '@byggtun/shared/contract/user';
import { ask, takePrefetched } from '@byggtun/shared/portal/prefetch';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';

import { noteFirstCalls, startFirstCalls } from './firstCalls';

const target = { apiBase: '/api', session: { getToken: () => Promise.resolve('token') } };
const count = { body: { headers: [] } };
let api: FakeApi;

/** Begins the portal anew at an address; the calls that it makes before any area is there. */
const start = async (account: string, address = '/') => {
  window.history.replaceState(null, '', address);
  api = fakeApi();
  api.answer(getProfile, () => aProfile());
  api.answer(getBadgeCounts, () => ({ complaints: 1, enquiry: 2 }));
  api.answer(countActions, () => 3);
  startFirstCalls(target, account);
  const counted = await takePrefetched(countActions, count);
  for (const route of [getProfile, getBadgeCounts] as const) await takePrefetched(route, {});
  const made = [getProfile, getBadgeCounts, countActions].filter((route) => api.calls(route).length > 0);
  return { made: made.map(({ path }) => path), counted };
};

beforeEach(() => localStorage.clear());

test('what the first page asked for is asked for at the next start at once, for the same account alone', async () => {
  expect((await start('ola')).made).toEqual([getProfile.path]);
  noteFirstCalls('projects', '/dashboard', [ask(getBadgeCounts, {})]);
  noteFirstCalls('cases', '/dashboard', [ask(countActions, count)]);
  noteFirstCalls('cases', '/complaints', [ask(getProfile, {})]);
  const again = await start('ola');
  expect(again.made).toEqual([getProfile.path, getBadgeCounts.path, countActions.path]);
  expect(again.counted).toBe(3);
  expect((await start('kari')).made).toEqual([getProfile.path]);
});

test('at another address the profile alone is asked for', async () => {
  await start('ola');
  noteFirstCalls('cases', '/dashboard', [ask(countActions, count)]);
  expect((await start('ola', '/complaints')).made).toEqual([getProfile.path]);
});

test('what an older portal, or nobody, has left there starts nothing else', async () => {
  localStorage.setItem('byggtun.firstCalls', '[{"route":7}]');
  expect((await start('ola')).made).toEqual([getProfile.path]);
});
