import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';

import { defineArea } from '../area/defineArea';
import type { AreaManifest } from '../contract/area';
import type { HubEvent, HubEventName } from '../contract/hub';
import type { Profile } from '../contract/user';
import { type NoticeKind, type Portal, usePortal } from '../portal/portal';
import { useLocation } from '../portal/router';
import { aProfile } from './builders';

/** How a host is opened for the contract, with an area that hands out its host API. */
export interface HostStart {
  path: string;
  profile: Profile;
  kiosk: boolean;
  nonce: string | undefined;
  area: ReturnType<typeof defineArea>;
  manifest: AreaManifest;
}

/** What the contract must see and do beside the host API. */
export interface OpenHost {
  /** Lets the hub send an event. */
  emit: <E extends HubEventName>(event: E, payload: HubEvent<E>) => void;
  setScheme: (scheme: 'light' | 'dark') => void;
  /** How often the counts of the navigation were asked for. */
  countCalls: () => number;
  /** How often signing out was begun. */
  signOuts: () => number;
  isUnsaved: () => boolean;
}

const manifest: AreaManifest = {
  name: 'things',
  title: 'Ting',
  version: '1.0.0',
  host: '^1.1.0',
  routes: [
    { path: '/things', title: 'Alle ting', audience: 'everyone' },
    { path: '/things/:id', title: 'En ting', audience: 'everyone' },
  ],
  navigation: [],
  slots: [],
  kiosk: true,
};

const seen: { portal: Portal | undefined } = { portal: undefined };

function HandOut() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    seen.portal = portal;
  });
  return (
    <p>
      Området ser {pathname + search}, {portal.theme}, {portal.network.online ? 'på nett' : 'uten nett'}
    </p>
  );
}

/** The host API as the area was given it last. */
const portal = (): Portal => {
  if (!seen.portal) throw new Error('the area has not drawn itself');
  return seen.portal;
};
const address = () => {
  const { pathname, search, hash } = portal().location.get();
  return pathname + search + hash;
};
const go = (...to: Parameters<Portal['navigate']>) => act(() => portal().navigate(...to));
const sees = (text: string | RegExp) => screen.findByText(text);

/**
 * What every host owes to an area, member by member of `Portal`. One suite for the mock and for the real shell, so that
 * what an area is tested with can't say other things than what it runs in.
 */
export function hostContract(name: string, open: (start: HostStart) => Promise<OpenHost>): void {
  const openAt = async (path: string, more: Partial<HostStart> = {}) => {
    seen.portal = undefined;
    const area = defineArea({ pages: <HandOut /> });
    const usual = { path, profile: aProfile(), kiosk: false, nonce: undefined, area, manifest };
    const host = await open({ ...usual, ...more });
    await sees(/Området ser/);
    return host;
  };

  // The area's root is its own, as in the browser; nothing of it is rendered through testing-library's act.
  beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

  describe(`${name}: location`, () => {
    test('is the same object until it changes, in its parts', async () => {
      await openAt('/things?a=1#b');
      const { location } = portal();
      expect(location.get()).toBe(location.get());
      expect(location.get()).toMatchObject({ pathname: '/things', search: '?a=1', hash: '#b', state: null });
      const before = location.get();
      go('/things/7');
      expect(location.get()).not.toBe(before);
      expect(location.get()).toMatchObject({ pathname: '/things/7', search: '', hash: '' });
      expect(portal().location).toBe(location);
    });

    test('tells its listeners of each change until they have enough', async () => {
      await openAt('/things');
      const listener = jest.fn(() => address());
      const end = portal().location.subscribe(listener);
      go('/things/7');
      go('/things?a=1', { replace: true });
      expect(listener.mock.results.map(({ value }: { value?: unknown }) => value)).toEqual([
        '/things/7',
        '/things?a=1',
      ]);
      end();
      go('/things/8');
      expect(listener).toHaveBeenCalledTimes(2);
    });

    test('reaches the area through its router', async () => {
      await openAt('/things');
      go('/things/7?a=1');
      expect(await sees(/Området ser \/things\/7\?a=1,/)).toBeVisible();
    });
  });

  describe(`${name}: navigate`, () => {
    test('adds an entry with its state and a key of its own; back and forward find them again', async () => {
      await openAt('/things');
      const { key: firstKey } = portal().location.get();
      go('/things/7', { state: { from: 'list' } });
      const { key } = portal().location.get();
      expect(key).not.toBe(firstKey);
      go(-1);
      await waitFor(() => expect(address()).toBe('/things'));
      expect(portal().location.get()).toMatchObject({ state: null, key: firstKey });
      go(1);
      await waitFor(() => expect(address()).toBe('/things/7'));
      expect(portal().location.get()).toMatchObject({ state: { from: 'list' }, key });
    });

    test('replaces the entry when it is told so', async () => {
      await openAt('/things');
      go('/things/7');
      go('/things/8', { replace: true, state: 2 });
      expect(portal().location.get()).toMatchObject({ pathname: '/things/8', state: 2 });
      go(-1);
      await waitFor(() => expect(address()).toBe('/things'));
    });

    test('takes an address relative to the one that is open', async () => {
      await openAt('/things/7?a=1');
      go('#here');
      expect(address()).toBe('/things/7?a=1#here');
      go('?b=2');
      expect(address()).toBe('/things/7?b=2');
      go('8');
      expect(address()).toBe('/things/8');
    });

    test('stays where it is when there are not so many steps', async () => {
      await openAt('/things');
      go('/things/7');
      go(3);
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(address()).toBe('/things/7');
    });

    test('leaves the host API the same object', async () => {
      await openAt('/things');
      const before = portal();
      go('/things/7');
      await sees(/things\/7/);
      expect(portal()).toBe(before);
    });
  });

  describe(`${name}: notify and setTitle`, () => {
    test.each<[NoticeKind, string]>([
      ['success', 'status'],
      ['info', 'status'],
      ['warning', 'alert'],
      ['error', 'alert'],
    ])('shows a snackbar of kind %s as %s, once for the same words', async (kind, role) => {
      await openAt('/things');
      act(() => portal().notify(kind, `Dette er ${kind}`));
      act(() => portal().notify(kind, `Dette er ${kind}`));
      const text = await sees(`Dette er ${kind}`);
      expect(text).toBeVisible();
      expect(screen.getAllByRole(role)).toContainEqual(text.closest(`[role=${role}]`));
    });

    test("a page's own title stands until the next address, which has its route's", async () => {
      await openAt('/things/7');
      expect(await screen.findByRole('heading', { level: 1, name: 'En ting' })).toBeVisible();
      act(() => portal().setTitle('Hammeren'));
      expect(await screen.findByRole('heading', { level: 1, name: 'Hammeren' })).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Hammeren – Byggtun'));
      go('/things');
      expect(await screen.findByRole('heading', { level: 1, name: 'Alle ting' })).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Alle ting – Byggtun'));
    });
  });

  describe(`${name}: hub and badges`, () => {
    test('hands on each event of a name until it is ended', async () => {
      const { emit } = await openAt('/things');
      const handler = jest.fn();
      const other = jest.fn();
      const end = portal().hub.on('OnCaseChanged', handler);
      portal().hub.on('OnInfotechEvent', other);
      act(() => emit('OnCaseChanged', { type: 'complaint', id: 7 }));
      await waitFor(() => expect(handler).toHaveBeenCalledWith({ type: 'complaint', id: 7 }));
      end();
      act(() => emit('OnCaseChanged', { type: 'complaint', id: 8 }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(handler).toHaveBeenCalledTimes(1);
      expect(other).not.toHaveBeenCalled();
    });

    test('fetches the counts again', async () => {
      const { countCalls } = await openAt('/things');
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      const before = countCalls();
      act(() => portal().badges.refresh());
      await waitFor(() => expect(countCalls()).toBe(before + 1));
    });
  });

  describe(`${name}: session`, () => {
    test.each([
      [aProfile({ albumRoles: [] }), 'contractor'],
      [aProfile({ isByggtun: true, albumRoles: ['PRL', 'Admin'] }), 'developerStaff'],
    ] as const)('says who is signed in: %#', async (profile, mode) => {
      await openAt('/things', { profile });
      const { session } = portal();
      expect(session.profile).toEqual(profile);
      expect(session.roles).toEqual(profile.albumRoles);
      expect(session.mode).toBe(mode);
      expect(await session.getToken()).toMatch(/\S/);
    });

    test('that is ended signs out after two seconds', async () => {
      const { signOuts } = await openAt('/things');
      jest.useFakeTimers();
      portal().session.expire();
      jest.advanceTimersByTime(1_900);
      expect(signOuts()).toBe(0);
      jest.advanceTimersByTime(200);
      expect(signOuts()).toBe(1);
      jest.useRealTimers();
    });
  });

  describe(`${name}: the rest`, () => {
    test('something unsaved is held until each who holds has let go, once', async () => {
      const { isUnsaved } = await openAt('/things');
      expect(isUnsaved()).toBe(false);
      const first = portal().unsaved.hold();
      const second = portal().unsaved.hold();
      first();
      first();
      expect(isUnsaved()).toBe(true);
      second();
      expect(isUnsaved()).toBe(false);
    });

    test('the network is told live, by a new object', async () => {
      await openAt('/things');
      const before = portal();
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
      expect(await sees(/uten nett/)).toBeVisible();
      expect(before.network.online).toBe(true);
      online.mockRestore();
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await sees(/på nett/)).toBeVisible();
    });

    test('the theme is told live', async () => {
      const { setScheme } = await openAt('/things');
      expect(portal().theme).toBe('light');
      act(() => setScheme('dark'));
      expect(await sees(/dark/)).toBeVisible();
      act(() => setScheme('light'));
      expect(await sees(/light/)).toBeVisible();
    });

    test.each([true, false])('a kiosk is said to be one: %s', async (kiosk) => {
      await openAt('/things', { kiosk });
      expect(portal().kiosk).toBe(kiosk);
    });

    test("the page's nonce and the API's address are handed on", async () => {
      await openAt('/things', { nonce: 'n0nce' });
      expect(portal().nonce).toBe('n0nce');
      expect(portal().apiBase).toMatch(/[^/]$/);
    });
  });
}
