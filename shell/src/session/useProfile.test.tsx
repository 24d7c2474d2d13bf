import { getProfile } from '@byggtun/shared/contract/user';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig, useSWRConfig } from 'swr';

import type { SignIn } from './signInPart';
import { useFollowedProfile } from './useFollowedProfile';
import { useProfile } from './useProfile';

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
