import type { AreaModule, Lifecycles } from '@byggtun/shared/area/defineArea';
import { usePortal } from '@byggtun/shared/portal/portal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { unsaved } from '../state/unsaved';
import { AreaOutlet } from './AreaOutlet';
import { givenUp } from './givenUp';
import type { PickedArea } from './knownArea';
import { openFederation } from './openFederation';
import { UpdateOffer } from './UpdateOffer';

// What would come over the network.
jest.mock('./openFederation');

const area: PickedArea = {
  source: 'live',
  manifest: {
    name: 'cases',
    title: 'Saker',
    version: '1.0.0',
    host: '^1.0.0',
    routes: [{ path: '/complaints', title: 'Reklamasjoner', audience: 'everyone' }],
    navigation: [],
    slots: [],
    kiosk: false,
  },
  entry: '/remotes/cases/1.0.0/remoteEntry.js',
  preload: [],
};

/** An area that writes a line in its place, and hands out the way to crash. */
const pages = (crash?: (onCrash: (cause: unknown) => void) => void) =>
  ({
    bootstrap: () => Promise.resolve(),
    mount: (props: { domElement: HTMLElement; onCrash: (cause: unknown) => void }) => {
      props.domElement.textContent = 'Dine reklamasjoner';
      crash?.(props.onCrash);
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
    update: () => Promise.resolve(),
  }) as unknown as Lifecycles;

const moduleOf = (lifecycles: Lifecycles): AreaModule => ({ pages: lifecycles, slots: {} });

const loadModule = jest.fn<Promise<AreaModule>, [PickedArea]>();
const loadEntry = jest.fn<Promise<void>, []>();

beforeEach(() => {
  globalThis.reportError = jest.fn();
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ revision: 1, shell: { version: '1.0.0' }, areas: [area] }),
    } as Response),
  );
  loadEntry.mockReset().mockResolvedValue(undefined);
  loadModule.mockReset().mockResolvedValue(moduleOf(pages()));
  jest.mocked(openFederation).mockResolvedValue({
    federation: { loadEntry, loadModule, forget: () => undefined },
  });
});

const noOrigins: string[] = [];

function Outlet({ kiosk = false, version = '1.0.0' }) {
  const one = { ...area, manifest: { ...area.manifest, version } };
  return <AreaOutlet area={one} portal={{ ...usePortal(), kiosk }} areaOrigins={noOrigins} />;
}

const line = () => screen.findByText('Dine reklamasjoner');

test('an area that is not there shows its card; a retry asks the registry first, and brings it', async () => {
  loadEntry.mockRejectedValue(new Error('404'));
  const { user } = renderWithPortal(<Outlet />);
  expect(await screen.findByText('Saker kunne ikke vises')).toBeVisible();
  expect(screen.getByText(/Feil-ID: [0-9a-f]{8} \(henting\) · versjon 1\.0\.0/)).toBeVisible();

  loadEntry.mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(async () => expect(await line()).toBeVisible());
  expect(screen.queryByText('Saker kunne ikke vises')).not.toBeInTheDocument();
  expect(globalThis.fetch).toHaveBeenCalledWith('/remotes.json', { cache: 'no-cache' });
});

test('an area that fails again keeps its card, with a new id', async () => {
  loadModule.mockRejectedValue(new Error('404'));
  const { user } = renderWithPortal(<Outlet />);
  const first = (await screen.findByText(/Feil-ID/)).textContent;
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(screen.getByText(/Feil-ID/)).not.toHaveTextContent(first));
  expect(screen.getByText('Saker kunne ikke vises')).toBeVisible();
});

test('an area that crashes on screen gives way to its card, and a retry mounts it anew', async () => {
  let crash: (cause: unknown) => void = () => undefined;
  loadModule.mockResolvedValueOnce(moduleOf(pages((onCrash) => (crash = onCrash))));
  const { user } = renderWithPortal(<Outlet />);
  expect(await line()).toBeVisible();
  act(() => crash(new Error('a page threw')));
  expect(await screen.findByText(/\(visning\)/)).toBeVisible();
  expect(screen.getByText('Dine reklamasjoner')).not.toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(screen.queryByText('Saker kunne ikke vises')).not.toBeInTheDocument());
  expect(await line()).toBeVisible();
});

test('an area that kiosks may not have offers no retry there', async () => {
  renderWithPortal(<Outlet kiosk />);
  expect(await screen.findByText('Denne delen av portalen er ikke tilgjengelig på kiosk.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).not.toBeInTheDocument();
});

let change: (to: PickedArea) => void = () => undefined;

/** The place of an area whose version a test changes, as a release does. */
function Changing({ first = area }: { first?: PickedArea }) {
  const [one, setOne] = useState(first);
  useEffect(() => {
    change = setOne;
  }, []);
  return <Released one={one} />;
}

function Released({ one }: { one: PickedArea }) {
  return (
    <>
      <UpdateOffer />
      <AreaOutlet area={one} portal={usePortal()} areaOrigins={noOrigins} />
    </>
  );
}
const asVersion = (version: string, more: Partial<PickedArea> = {}): PickedArea => ({
  ...area,
  manifest: { ...area.manifest, version },
  ...more,
});
const loadedVersions = () => loadModule.mock.calls.map(([{ manifest }]) => manifest.version);

test('a release leaves what is mounted as it is', async () => {
  renderWithPortal(<Changing />, { path: '/complaints' });
  expect(await line()).toBeVisible();
  act(() => change(asVersion('2.0.0')));
  expect(await line()).toBeVisible();
  expect(loadedVersions()).toEqual(['1.0.0']);
});

test('a canary that fails gives way to what is live', async () => {
  loadModule.mockImplementation(({ manifest }) =>
    manifest.version === '2.0.0' ? Promise.reject(new Error('404')) : Promise.resolve(moduleOf(pages())),
  );
  const { user } = renderWithPortal(<Changing first={asVersion('2.0.0', { source: 'canary' })} />);
  expect(await screen.findByText(/versjon 2\.0\.0/)).toBeVisible();
  expect(givenUp.get().size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(givenUp.get().has('cases@2.0.0')).toBe(true);
});

test('a page whose file is gone is shown by the version that has come since, without a card', async () => {
  let crash: (cause: unknown) => void = () => undefined;
  loadModule.mockResolvedValueOnce(moduleOf(pages((onCrash) => (crash = onCrash))));
  renderWithPortal(<Changing />, { path: '/complaints' });
  expect(await line()).toBeVisible();
  act(() => change(asVersion('2.0.0')));
  act(() =>
    crash(Object.assign(new Error('gone'), { name: 'ChunkLoadError', request: '/remotes/cases/9.js' })),
  );
  await waitFor(() => expect(loadedVersions()).toEqual(['1.0.0', '2.0.0']));
  // The line of the older one may still stand for an instant, and goes.
  await waitFor(() => expect(screen.getByText('Dine reklamasjoner')).toBeVisible());
  expect(screen.queryByText('Saker kunne ikke vises')).not.toBeInTheDocument();
});

test('an outdated shell offers a reload while something is unsaved', async () => {
  document.head.innerHTML = '<meta name="version" content="0.9.0">';
  const release = unsaved.hold();
  renderWithPortal(<Released one={{ ...area, manifest: { ...area.manifest, host: '^99.0.0' } }} />);
  expect(await screen.findByText(/Last siden på nytt når du har lagret\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Last på nytt' })).toBeVisible();
  expect(screen.getByText(/Saker 1\.0\.0 krever portalversjon \^99\.0\.0/)).toBeVisible();
  release();
});

test('a slot that fails is a small card, and its neighbours stay', async () => {
  loadModule.mockResolvedValue({ pages: pages(), slots: { other: pages() } });
  const Slots = () => (
    <>
      <AreaOutlet area={area} portal={usePortal()} areaOrigins={noOrigins} slot="tile" />
      <AreaOutlet area={area} portal={usePortal()} areaOrigins={noOrigins} slot="other" />
    </>
  );
  const { user } = renderWithPortal(<Slots />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Saker kunne ikke vises');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Det du har lagret');
  expect(await line()).toBeVisible();

  loadModule.mockResolvedValue({ pages: pages(), slots: { tile: pages(), other: pages() } });
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(screen.getAllByText('Dine reklamasjoner')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
