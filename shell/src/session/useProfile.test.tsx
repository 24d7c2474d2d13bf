import { getProfile } from '@byggtun/shared/contract/user';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';

import { keptReturnAddress } from './returnAddress';
import type { SignIn } from './signInPart';
import { useFollowedProfile } from './useFollowedProfile';
import { signOutDelay, useProfile } from './useProfile';

const signIn = { account: 'ola', getToken: () => Promise.resolve('token') } as SignIn;
const source = { signIn, apiBase: '/api', kiosk: true };

// jsdom knows no reload, and says so.
const reload = jest.spyOn(console, 'error').mockImplementation();

/** Whether the browser asks before it leaves what somebody has typed. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The frame, and the hub's line in it that comes back. */
function Frame() {
  const state = useProfile(source);
  useFollowedProfile(state, source);
  const { mutate } = useSWRConfig();
  return <button onClick={() => void mutate(() => true)}>{state.kind}</button>;
}

test('when the hub has come back, who acts for another company on another device gets the page anew, and is asked about what was typed', async () => {
  window.addEventListener('beforeunload', (event) => event.preventDefault());
  const api = fakeApi();
  api.answer(getProfile, () => aProfile({ id: 7 }));
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Frame />
    </SWRConfig>,
  );
  const back = await screen.findByRole('button', { name: 'known' });
  await userEvent.click(back);
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(2));
  expect(reload).not.toHaveBeenCalled();
  api.answer(getProfile, () => aProfile({ id: 8 }));
  await userEvent.click(back);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(isAsked()).toBe(true);
});

/** The portal of somebody whom the server knows no more. */
function Lost({ kiosk, end }: { kiosk: boolean; end: SignIn['end'] }) {
  const [session] = useState(() => ({ ...signIn, end }));
  useProfile({ signIn: session, apiBase: '/api', kiosk });
  return null;
}

const link = '/complaints/12?side=2#kommentarer';
const ends: [what: string, status: number, address: string, kiosk: boolean, kept: string | undefined][] = [
  ['a link that is opened when the session has run out', 401, link, false, link],
  ['a kiosk, where another may sign in', 401, link, true, undefined],
  ['a profile that is not there', 404, link, false, undefined],
  ['the start, to which an address was kept before', 401, '/', false, '/projects'],
];

test.each(ends)(
  '%s: what is followed behind the next sign-in',
  async (_what, status, address, kiosk, kept) => {
    jest.useFakeTimers();
    fakeCaches();
    localStorage.clear();
    if (address === '/') localStorage.setItem('byggtun.returnAddress', '/projects');
    window.history.replaceState(null, '', address);
    fakeApi().refuse(getProfile, status);
    const end = jest.fn(() => Promise.resolve());
    render(<Lost kiosk={kiosk} end={end} />);
    await act(() => jest.advanceTimersByTimeAsync(signOutDelay));
    await act(() => jest.advanceTimersByTimeAsync(signOutDelay));
    expect(end).toHaveBeenCalledTimes(1);
    expect(keptReturnAddress()).toBe(kept);
    jest.useRealTimers();
  },
);
