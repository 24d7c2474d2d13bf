import type { PortalConfig } from '@byggtun/shared/contract/config';
import { act, render, screen } from '@testing-library/react';

import { saveKioskProjects } from '../kiosk/kioskProjects';
import { aPortalConfig } from '../testing/aPortalConfig';
import { Boot } from './Boot';

jest.mock('@azure/msal-browser', () => ({
  createStandardPublicClientApplication: () =>
    Promise.resolve({
      handleRedirectPromise: () => Promise.resolve(null),
      getActiveAccount: () =>
        sessionStorage.getItem('msal.3.account.keys') === null ? null : { homeAccountId: 'ola' },
      getAllAccounts: () => [],
      setActiveAccount: () => undefined,
    }),
}));

const minute = 60_000;
/** What the server answers; undefined while it is away. */
let config: PortalConfig | undefined;
const ask = jest.fn(() =>
  config
    ? Promise.resolve({ ok: true, json: () => Promise.resolve(config) } as Response)
    : Promise.reject(new TypeError('Failed to fetch')),
);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('msal.3.account.keys', '["ola"]');
  globalThis.reportError = jest.fn();
  globalThis.fetch = ask;
  config = undefined;
});
afterEach(() => {
  delete document.documentElement.dataset.kiosk;
  jest.useRealTimers();
});

const open = async () => {
  render(<Boot nonce={undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Byggtun kunne ikke starte');
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a kiosk whose server is away forgets who was signed in after a while, and starts by itself when it is back', async () => {
  // As the first script says it.
  document.documentElement.dataset.kiosk = '';
  saveKioskProjects([{ id: 2, name: 'Sandaker park' }]);
  await open();
  await wait(4 * minute);
  expect(sessionStorage).toHaveLength(1);
  await wait(2 * minute);
  expect(sessionStorage).toHaveLength(0);
  config = aPortalConfig({ kiosk: true });
  await wait(6_000);
  expect(await screen.findByRole('button', { name: 'Logg inn' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR-kode for Sandaker park' })).toBeVisible();
});

test('elsewhere it waits for who presses the button, and forgets nobody', async () => {
  await open();
  ask.mockClear();
  await wait(6 * minute);
  expect(ask).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
});
