import { getProfile } from '@byggtun/shared/contract/user';
import { callKey } from '@byggtun/shared/portal/callKey';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useSWR from 'swr';

import type { SignIn } from './signInPart';
import { useFollowedProfile } from './useFollowedProfile';

const signIn = { account: 'ola', getToken: () => Promise.resolve('token') } as SignIn;
const update = jest.fn();

/** The frame, with a dialog of its own that has changed something of the person. */
function Frame() {
  useFollowedProfile({ kind: 'known', profile: aProfile(), update }, { signIn, apiBase: '/api' });
  return <button onClick={useRefresh(getProfile)}>Lagret</button>;
}

/** A page that has fetched the profile too. */
function Page() {
  useSWR(callKey(getProfile, {}), () => aProfile());
  return null;
}

test('the frame asks for nothing by itself, and fetches the profile anew for who has changed something of it', async () => {
  const api = fakeApi();
  const changed = aProfile({ hmsCardNumber: '7654321' });
  api.answer(getProfile, () => changed);
  render(
    <>
      <Frame />
      <Page />
    </>,
  );
  await waitFor(() => expect(update).toHaveBeenCalledWith(aProfile()));
  expect(api.calls(getProfile)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Lagret' }));
  await waitFor(() => expect(update).toHaveBeenCalledWith(changed));
  expect(api.calls(getProfile)).toHaveLength(1);
});
