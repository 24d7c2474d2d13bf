import type { Registry } from '@byggtun/shared/contract/area';
import { getBadgeCounts, getProfile } from '@byggtun/shared/contract/user';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { hostContract } from '@byggtun/shared/testing/hostContract';
import { render, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { openFederation } from './area/openFederation';
import { layoutStore } from './layout/layoutStore';
import { loading } from './loading/loading';
import type * as Shells from './portal/Shell';
import { unsaved } from './state/unsaved';
import { aPortalConfig } from './testing/aPortalConfig';
import { fakeHubServer } from './testing/fakeHubServer';

// What would come over the network.
jest.mock('./area/openFederation');

const config = aPortalConfig({ hubUrl: 'http://localhost/hubs/portal' });

/** The device's colour scheme, which the shell follows from its first line on. */
const scheme = Object.assign(new EventTarget(), { matches: false });
const anyMedia = window.matchMedia('all');
window.matchMedia = (query) =>
  query.includes('color-scheme') ? (scheme as unknown as MediaQueryList) : { ...anyMedia, media: query };
window.scrollTo = () => undefined;

function answerRegistry(registry: Registry) {
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) =>
    address === '/remotes.json'
      ? Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(registry) } as Response)
      : fetch(address, init);
}

// Not imported above: the colour scheme must stand before the shell's first line, and reading all of it takes its time.
let Shell: typeof Shells.Shell;
beforeAll(async () => {
  ({ Shell } = await import('./portal/Shell'));
  await import('@microsoft/signalr');
});

hostContract('the shell', async ({ path, profile, kiosk, nonce, area, manifest }) => {
  const entry = { manifest, entry: '/remotes/things/1.0.0/remoteEntry.js', preload: [] };
  const registry = { revision: 1, shell: { version: '1.0.0' }, areas: [entry] };
  const api = fakeApi();
  api.answer(getProfile, () => profile);
  api.answer(getBadgeCounts, () => ({ complaints: 1, enquiry: 0 }));
  const hub = fakeHubServer();
  answerRegistry(registry);
  jest.mocked(openFederation).mockResolvedValue({
    federation: {
      loadEntry: () => Promise.resolve(),
      loadModule: () => Promise.resolve(area),
      forget: () => undefined,
    },
  });
  const end = jest.fn(() => Promise.resolve());
  const signIn = {
    signedIn: true,
    account: 'ola',
    start: () => Promise.resolve(),
    end,
    getToken: () => Promise.resolve('token'),
  };
  window.history.pushState(null, '', path);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Shell config={{ ...config, kiosk }} registry={registry} signIn={signIn} nonce={nonce} />
    </SWRConfig>,
  );
  if (!kiosk) await waitFor(() => expect(hub.joined()).toBe(1));
  return {
    emit: hub.emit,
    setScheme: (wanted) => {
      scheme.matches = wanted === 'dark';
      scheme.dispatchEvent(new Event('change'));
    },
    countCalls: () => api.calls(getBadgeCounts).length,
    signOuts: () => end.mock.calls.length,
    isUnsaved: unsaved.isAny,
    isLoading: loading.isAny,
    pressBack: () => window.history.back(),
    setLayout: layoutStore.choose,
  };
});
