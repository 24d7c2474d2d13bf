import { createStandardPublicClientApplication } from '@azure/msal-browser';
import { closeTickets } from '@byggtun/shared/contract/attachmentTickets';
import type { PortalConfig } from '@byggtun/shared/contract/config';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';

import { openSignIn } from './signIn';

jest.mock('@azure/msal-browser', () => ({ createStandardPublicClientApplication: jest.fn() }));
jest.mock('./waitForServer', () => ({ isServerThere: () => Promise.resolve(true) }));

const config: PortalConfig = {
  apiBase: '/api',
  hubUrl: '/hubs/portal',
  kiosk: false,
  areaOrigins: [],
  overrides: 'admin',
  signIn: {
    authority: 'https://localhost:4000/oidc',
    clientId: 'byggtun-portal',
    knownAuthorities: [],
    protocolMode: 'OIDC',
    apiScopes: ['byggtun'],
    graphScopes: [],
  },
};

/** What is done when somebody signs out, in its order. */
const endedWith = async (kiosk: boolean) => {
  const done: string[] = [];
  const account = { homeAccountId: 'ola' };
  jest.mocked(createStandardPublicClientApplication).mockResolvedValue({
    handleRedirectPromise: () => Promise.resolve(null),
    getActiveAccount: () => account,
    getAllAccounts: () => [account],
    setActiveAccount: () => undefined,
    acquireTokenSilent: () => Promise.resolve({ accessToken: 'token' }),
    clearCache: () => Promise.resolve(void done.push('account forgotten')),
    logoutRedirect: () => Promise.resolve(void done.push('left for the provider')),
  } as never);
  fakeCaches();
  const api = fakeApi();
  api.answer(closeTickets, () => {
    done.push('tickets taken back');
    return {};
  });
  await (await openSignIn({ ...config, kiosk })).end();
  return done;
};

test.each([false, true])(
  'who signs out takes their tickets back while the account is still known (kiosk: %j)',
  async (kiosk) =>
    expect(await endedWith(kiosk)).toEqual([
      'tickets taken back',
      'account forgotten',
      'left for the provider',
    ]),
);
