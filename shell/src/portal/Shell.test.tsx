import type { AreaManifest, Registry } from '@byggtun/shared/contract/area';
import { getBadgeCounts, getProfile } from '@byggtun/shared/contract/user';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { SWRConfig } from 'swr';

import type { SignIn } from '../session/signInPart';
import { aPortalConfig } from '../testing/aPortalConfig';
import { Shell } from './Shell';

// A kiosk has no hub (docs/product/frame.md#the-hub), so that these screens need no server.
const config = aPortalConfig({ kiosk: true });

const manifest: AreaManifest = {
  name: 'cases',
  title: 'Saker',
  version: '1.0.0',
  host: '^99.0.0',
  routes: [{ path: '/complaints', title: 'Reklamasjoner', audience: 'everyone' }],
  navigation: [
    {
      label: 'Reklamasjoner',
      icon: 'complaint',
      path: '/complaints',
      order: 50,
      badge: 'complaints',
      bottomBar: { label: 'Saker', order: 1 },
      audience: 'everyone',
    },
    { label: 'Sjekklister', icon: 'check', path: '/checklist', order: 90, audience: 'developerStaff' },
  ],
  slots: [],
  kiosk: true,
};
const registry: Registry = {
  revision: 1,
  shell: { version: '1.0.0' },
  areas: [{ manifest, entry: '/remotes/cases/1.0.0/remoteEntry.js', preload: [] }],
};

const signIn = () => ({
  signedIn: true,
  account: 'ola',
  start: jest.fn(() => Promise.resolve()),
  end: jest.fn(() => Promise.resolve()),
  getToken: () => Promise.resolve('token'),
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, () => aProfile());
  api.answer(getBadgeCounts, () => ({ complaints: 24, enquiry: 6 }));
  globalThis.reportError = jest.fn();
  window.scrollTo = jest.fn();
  localStorage.clear();
});

const open = (path: string, session: SignIn, Around: typeof StrictMode = Fragment) => {
  window.history.replaceState(null, '', path);
  return render(
    <Around>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Shell config={config} registry={registry} signIn={session} nonce={undefined} />
      </SWRConfig>
    </Around>,
  );
};

test('the profile is waited for with the prescribed text, then the frame stands with its items and counts', async () => {
  open('/complaints', signIn());
  expect(screen.getByText('Vennligst vent.. profilen din lastes inn')).toBeVisible();
  const menu = await screen.findByRole('navigation', { name: 'Hovedmeny' });
  expect(await within(menu).findByRole('link', { name: /Reklamasjoner 24/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(menu).queryByRole('link', { name: /Sjekklister/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Reklamasjoner', level: 1 })).toBeVisible();
  expect(document.title).toBe('Reklamasjoner – Byggtun');
  expect(
    within(screen.getByRole('navigation', { name: 'Snarveier' })).getByRole('link', { name: /Saker/ }),
  ).toBeVisible();
});

test('behind the sign-in the kept address is followed once, under strict rendering too', async () => {
  localStorage.setItem('byggtun.returnAddress', '/complaints?side=2');
  const { unmount } = open('/', signIn(), StrictMode);
  expect(await screen.findByRole('heading', { name: 'Reklamasjoner', level: 1 })).toBeVisible();
  expect(window.location.search).toBe('?side=2');

  unmount();
  open('/', signIn(), StrictMode);
  expect(await screen.findByRole('heading', { name: 'Reklamasjoner', level: 1 })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('the button of the menu says what it does, and nothing of what it is', async () => {
  open('/complaints', signIn());
  await userEvent.click(await screen.findByRole('button', { name: 'Skjul menyen' }));
  expect(screen.getByRole('button', { name: 'Vis menyen' })).not.toHaveAttribute('aria-pressed');
});

test('an area that can not be shown leaves the frame standing', async () => {
  open('/complaints', signIn());
  expect(await screen.findByText('Saker kunne ikke vises')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
});

test('somebody whom nobody knows is told why and can sign in as another', async () => {
  const session = signIn();
  api.refuse(getProfile, 403, { message: 'Ingen kontaktperson har denne e-postadressen.' });
  open('/complaints', session);
  expect(await screen.findByText('Ingen kontaktperson har denne e-postadressen.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Logg inn som en annen' }));
  expect(session.end).toHaveBeenCalledTimes(1);
});

test('a profile that can not be fetched signs out after two seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const session = signIn();
  api.refuse(getProfile, 404);
  open('/complaints', session);
  expect(await screen.findByText('Ikke funnet')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1_500));
  expect(session.end).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(600));
  expect(session.end).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a fault of the server signs nobody out: it is tried again, then told, and a retry brings the portal', async () => {
  const session = signIn();
  api.refuse(getProfile, 500);
  open('/complaints', session);
  expect(await screen.findByRole('alert')).toHaveTextContent('Du er fortsatt logget inn');
  expect(screen.getByText(/Feil-ID: [0-9a-f]{8}/)).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Byggtun');
  expect(api.calls(getProfile)).toHaveLength(3);

  api.answer(getProfile, () => aProfile());
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
  expect(session.end).not.toHaveBeenCalled();
});

test('an unknown address ends at 404 with a way back', async () => {
  open('/nowhere', signIn());
  expect(await screen.findByRole('heading', { name: 'Åida! Denne siden finnes ikke :(' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Til Dashboard' })).toHaveAttribute('href', '/');
});

test('sign-out is asked of the provider', async () => {
  const session = signIn();
  open('/complaints', session);
  const header = await screen.findByRole('banner');
  await userEvent.click(within(header).getByRole('button', { name: 'Logg ut' }));
  expect(session.end).toHaveBeenCalledTimes(1);
});
