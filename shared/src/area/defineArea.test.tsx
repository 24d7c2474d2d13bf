import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme as antd } from 'antd';
import { useState } from 'react';
import { mountRootParcel } from 'single-spa';

import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal';
import { Link, Route, Routes } from '../portal/router';
import { palettes } from '../ui/palette';
import { defineArea } from './defineArea';
import { lazyPage } from './lazyPage';
import type { MountProps } from './mountProps';

function portalAt(pathname: string, more: Partial<Portal> = {}): Portal {
  let now = { pathname, search: '', hash: '', state: null, key: 'first' };
  const listeners = new Set<() => void>();
  const navigate = (to: string | number) => {
    now = { ...now, pathname: String(to) };
    listeners.forEach((listener) => listener());
  };
  return {
    location: {
      get: () => now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate,
    theme: 'light',
    antdTheme: {},
    nonce: undefined,
    ...more,
  } as Portal;
}

/** Mounts as the shell does; unmounts after the test. */
async function mount(lifecycles: ReturnType<typeof defineArea>['pages'], props: Partial<MountProps>) {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const full: MountProps = {
    portal: portalAt('/things'),
    paths: ['/things', '/things/:id'],
    params: {},
    onCrash: () => undefined,
    ...props,
  };
  const parcel = mountRootParcel({ ...lifecycles }, { ...full, domElement });
  await parcel.mountPromise;
  return { parcel, update: (changed: Partial<MountProps>) => parcel.update?.({ ...full, ...changed }) };
}

function Counter() {
  const [count, setCount] = useState(0);
  const { theme } = usePortal();
  const { colorPrimary } = antd.useToken().token;
  return (
    <>
      <p>Tema {theme}</p>
      <p>Farge {colorPrimary}</p>
      <button onClick={() => setCount(count + 1)}>Trykket {count}</button>
      <Link to="/things/7">Til sju</Link>
      <Link to="/elsewhere">Bort</Link>
    </>
  );
}

const { pages, slots } = defineArea({
  pages: (
    <Routes>
      <Route path="/things" element={<Counter />} />
      <Route path="/things/:id" element={<p>En ting</p>} />
      <Route path="*" element={<p>Ukjent adresse</p>} />
    </Routes>
  ),
  slots: { tile: ({ params }) => <p>Prosjekt {params.projectId}</p> },
});

// The roots are the areas' own, as in the browser; nothing here is rendered through testing-library's act.
beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => document.body.replaceChildren());

test('a shell that hands over no look gets the one that the area was built with', async () => {
  const { parcel } = await mount(pages, { portal: portalAt('/things', { antdTheme: undefined }) });
  expect(await screen.findByText(`Farge ${palettes.light.primary.toLowerCase()}`)).toBeVisible();
  await parcel.unmount();
});

test('the look that the shell hands over is the one that an area has', async () => {
  const antdTheme = { token: { colorPrimary: '#123456' } };
  const { parcel } = await mount(pages, { portal: portalAt('/things', { antdTheme }) });
  expect(screen.getByText('Farge #123456')).toBeVisible();
  await parcel.unmount();
});

test('pages are drawn for the address and removed again', async () => {
  const { parcel } = await mount(pages, {});
  expect(screen.getByText('Tema light')).toBeVisible();
  await parcel.unmount();
  expect(screen.queryByText('Tema light')).not.toBeInTheDocument();
});

test('a change of the host API draws anew and keeps what was typed', async () => {
  const { update } = await mount(pages, {});
  await userEvent.click(screen.getByRole('button', { name: 'Trykket 0' }));
  await update({ portal: portalAt('/things', { theme: 'dark' }) });
  expect(await screen.findByText('Tema dark')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Trykket 1' })).toBeVisible();
});

test('a link goes through the host; an address of another area leaves the page standing', async () => {
  await mount(pages, {});
  await userEvent.click(screen.getByRole('link', { name: 'Bort' }));
  expect(screen.getByText('Tema light')).toBeVisible();
  expect(screen.queryByText('Ukjent adresse')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Til sju' }));
  expect(await screen.findByText('En ting')).toBeVisible();
});

test('a slot gets what its place knows', async () => {
  const { tile } = slots;
  if (!tile) throw new Error('no slot tile');
  await mount(tile, { params: { projectId: '12' }, paths: [] });
  expect(screen.getByText('Prosjekt 12')).toBeVisible();
});

describe('crashes', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('a page that throws is handed to the shell, and the mount still ends', async () => {
    const onCrash = jest.fn();
    const Broken = () => {
      throw new Error('knust');
    };
    const broken = defineArea({ pages: <Broken /> });
    const { parcel } = await mount(broken.pages, { onCrash });
    expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'knust' }));
    await parcel.unmount();
  });

  test('a page whose code did not come is fetched again at the next mount', async () => {
    let online = false;
    const Late = lazyPage(() =>
      online ? Promise.resolve(() => <p>Hentet</p>) : Promise.reject(new Error('borte')),
    );
    const late = defineArea({ pages: <Late /> });
    const onCrash = jest.fn();
    const first = await mount(late.pages, { onCrash });
    await waitFor(() => expect(onCrash).toHaveBeenCalled());
    await first.parcel.unmount();
    online = true;
    await mount(late.pages, {});
    expect(await screen.findByText('Hentet')).toBeVisible();
  });
});
