import { keepAnswer } from '@byggtun/shared/portal/keptAnswers';
import { keptCaches } from '@byggtun/shared/portal/keptCaches';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderHook, waitFor } from '@testing-library/react';

import { useOtherTabs } from './useOtherTabs';

const leaving = jest.fn();
/** The addresses of what is kept when the tab leaves. */
let left: string[][];

const answers = async () => (await (await caches.open(keptCaches.answers)).keys()).map(({ url }) => url);

/** A tab of person 7, in which something is kept, and then another tab says something else. */
async function hear(session: string | undefined): Promise<void> {
  fakeCaches();
  left = [];
  leaving.mockReset();
  const leave = () => {
    leaving();
    void answers().then((kept) => left.push(kept));
  };
  const { unmount } = renderHook(() => useOtherTabs(aProfile({ id: 7 }), false, leave));
  const cache = await caches.open(keptCaches.answers);
  for (const owner of [7, 8]) await cache.put(`/kept/${owner}/projects`, new Response('[]'));
  if (session === undefined) localStorage.removeItem('byggtun.session');
  else localStorage.setItem('byggtun.session', session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'byggtun.session' }));
  await waitFor(() => expect(left).toHaveLength(1));
  unmount();
}

test('when another tab has signed somebody else in this one leaves, and not before all that it kept is gone', async () => {
  await hear('8/2');
  expect(left).toEqual([['/kept/8/projects']]);
  expect(leaving).toHaveBeenCalledTimes(1);
  await keepAnswer('7', 'complaints', []);
  expect(await answers()).toEqual(['/kept/8/projects']);
});

test('when another tab has signed out nothing stays', async () => {
  await hear(undefined);
  expect(left).toEqual([[]]);
});
