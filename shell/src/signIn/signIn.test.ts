import { createStandardPublicClientApplication } from '@azure/msal-browser';
import { closeTickets } from '@byggtun/shared/contract/attachmentTickets';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aPortalConfig } from '../testing/aPortalConfig';
import { openSignIn } from './signIn';

jest.mock('@azure/msal-browser', () => ({ createStandardPublicClientApplication: jest.fn() }));
jest.mock('../session/isServerThere', () => ({ isServerThere: () => Promise.resolve(true) }));

const accountKey = 'msal.account';
const ola = { homeAccountId: 'ola', idToken: 'id' };

/** What is done when somebody signs out, in its order. */
let done: string[];
let api: FakeApi;
const acquireTokenSilent = jest.fn();
const loginRedirect = jest.fn();
const logoutRedirect = jest.fn();

/** A provider's client that knows the account as long as its storage does, as msal. */
const openAs = (kiosk: boolean, answer: { account: typeof ola } | null = null) => {
  const storage = kiosk ? sessionStorage : localStorage;
  const known = () => (storage.getItem(accountKey) ? ola : null);
  jest.mocked(createStandardPublicClientApplication).mockResolvedValue({
    handleRedirectPromise: () => Promise.resolve(answer),
    getActiveAccount: known,
    getAllAccounts: () => [known()].filter(Boolean),
    setActiveAccount: () => storage.setItem(accountKey, 'ola'),
    acquireTokenSilent: acquireTokenSilent.mockImplementation(() =>
      known() ? Promise.resolve({ accessToken: 'token' }) : Promise.reject(new Error('no_account_error')),
    ),
    clearCache: () => {
      storage.removeItem(accountKey);
      return Promise.resolve(void done.push('account forgotten'));
    },
    loginRedirect,
    logoutRedirect,
  } as never);
  return openSignIn(aPortalConfig({ kiosk }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  loginRedirect.mockReset();
  logoutRedirect
    .mockReset()
    .mockImplementation(() => Promise.resolve(void done.push('left for the provider')));
  done = [];
  fakeCaches();
  api = fakeApi();
  api.answer(closeTickets, () => {
    done.push('tickets taken back');
    return {};
  });
});

test.each([false, true])('who signs out takes their tickets back (kiosk: %j)', async (kiosk) => {
  await (await openAs(kiosk, { account: ola })).end();
  expect(done).toEqual(['tickets taken back', 'account forgotten', 'left for the provider']);
});

test('a kiosk shows nothing of the person from the moment that they sign out', async () => {
  const signIn = await openAs(true, { account: ola });
  document.body.innerHTML = '<main>Piotr Kowalski</main>';
  let give: () => void = () => undefined;
  api.answer(closeTickets, () => new Promise((resolve) => (give = () => resolve({}))));
  const ended = signIn.end();
  expect(await screen.findByRole('status')).toHaveTextContent('Du blir logget ut');
  expect(screen.queryByText('Piotr Kowalski')).not.toBeInTheDocument();
  await waitFor(() => expect(api.calls(closeTickets)).toHaveLength(1));
  expect(done).toEqual([]);
  give();
  await ended;
});

test('a kiosk whose provider does not answer is not handed on before it was told', async () => {
  const signIn = await openAs(true, { account: ola });
  logoutRedirect.mockRejectedValueOnce(new Error('away'));
  await expect(signIn.end()).rejects.toThrow('away');
  expect(screen.getByRole('alert')).toHaveTextContent('Utloggingen ble ikke fullført');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(done).toContain('left for the provider'));
  expect(logoutRedirect).toHaveBeenLastCalledWith({ account: ola, idTokenHint: 'id' });
});

test('behind a sign-out the next person is asked who it is, in a new tab too, until somebody has signed in', async () => {
  await (await openAs(false, { account: ola })).end();
  sessionStorage.clear();
  await (await openAs(false)).start();
  expect(loginRedirect).toHaveBeenLastCalledWith(expect.objectContaining({ prompt: 'select_account' }));
  await (await openAs(false, { account: ola })).start();
  expect(loginRedirect).toHaveBeenLastCalledWith(expect.not.objectContaining({ prompt: 'select_account' }));
});

test('a tab that opens before the account is gone does not take the note of the sign-out away', async () => {
  await (await openAs(false, { account: ola })).end();
  localStorage.setItem(accountKey, 'ola');
  await (await openAs(false)).start();
  expect(loginRedirect).toHaveBeenLastCalledWith(expect.objectContaining({ prompt: 'select_account' }));
});

test('who can not be asked for a token is away, and does not end the session', async () => {
  const signIn = await openAs(false, { account: ola });
  const refused = Object.assign(new Error('invalid_grant'), { errorCode: 'invalid_grant', status: 400 });
  acquireTokenSilent.mockRejectedValueOnce(
    Object.assign(new Error('post'), { errorCode: 'post_request_failed' }),
  );
  await expect(signIn.getToken()).rejects.toMatchObject({ failure: { kind: 'noAnswer' } });
  acquireTokenSilent.mockRejectedValueOnce(refused);
  await expect(signIn.getToken()).rejects.toBe(refused);
});
