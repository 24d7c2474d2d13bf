import { act, screen, waitFor } from '@testing-library/react';

import type { NoticeKind } from '../portal/portal';
import { palettes } from '../ui/palette';
import { aProfile } from './builders';
import { address, go, type HostStart, type OpenHost, openWith, portal, sees } from './contractHost';
import { locationContract } from './locationContract';

/**
 * What every host owes to an area, member by member of `Portal`. One suite for the mock and for the real shell, so that
 * what an area is tested with can't say other things than what it runs in.
 */
export function hostContract(name: string, open: (start: HostStart) => Promise<OpenHost>): void {
  const openAt = openWith(open);

  // The area's root is its own, as in the browser; nothing of it is rendered through testing-library's act.
  beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

  locationContract(name, openAt);

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

    test('tells whether events arrive', async () => {
      await openAt('/things');
      await waitFor(() => expect(portal().hub.status.get()).toBe('open'));
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

    test('what is under way is held in the same way, apart from it', async () => {
      const { isLoading, isUnsaved } = await openAt('/things');
      const first = portal().loading.hold();
      const second = portal().loading.hold();
      first();
      first();
      expect(isLoading()).toBe(true);
      expect(isUnsaved()).toBe(false);
      second();
      expect(isLoading()).toBe(false);
    });

    test('Back closes what lies over the page, the latest first, and only then leaves the page', async () => {
      const { pressBack } = await openAt('/things');
      go('/things/7');
      const left: string[] = [];
      const enter = (name: string) => portal().layers?.enter(() => left.push(name));
      enter('first');
      const closeSecond = enter('second');
      enter('third');
      pressBack();
      await waitFor(() => expect(left).toEqual(['third']));
      closeSecond?.();
      closeSecond?.();
      enter('fourth');
      // A browser takes a moment to step back.
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      pressBack();
      await waitFor(() => expect(left).toEqual(['third', 'fourth']));
      pressBack();
      await waitFor(() => expect(left).toEqual(['third', 'fourth', 'first']));
      expect(address()).toBe('/things/7');
      act(pressBack);
      await waitFor(() => expect(address()).toBe('/things'));
      expect(left).toHaveLength(3);
    });

    test('dialogs come one at a time, first come, first shown; those that were asked for come at once', async () => {
      await openAt('/things');
      const shown: string[] = [];
      const { hold, wait } = portal().dialogs;
      const asked = hold();
      const first = wait(() => shown.push('first'));
      const givenUp = wait(() => shown.push('given up'));
      wait(() => shown.push('second'));
      const alsoAsked = hold();
      expect(shown).toEqual([]);
      asked();
      asked();
      expect(shown).toEqual([]);
      alsoAsked();
      expect(shown).toEqual(['first']);
      givenUp();
      first();
      expect(shown).toEqual(['first', 'second']);
    });

    test('a place is filled in order with what areas contribute to it, and emptied', async () => {
      await openAt('/things');
      const place = document.body.appendChild(document.createElement('div'));
      const empty = portal().slots.fill('dashboard.cases', place, { projectId: '12' });
      await waitFor(() => expect(place).toHaveTextContent('first 12second 12'));
      expect([...place.children].map((child) => child.getAttribute('data-slot'))).toEqual([
        'first',
        'second',
      ]);
      empty();
      await waitFor(() => expect(place).toBeEmptyDOMElement());
      place.remove();
    });

    test('how lists look on small screens is told live, and is cards at first', async () => {
      const { setLayout } = await openAt('/things');
      expect(portal().layout).toBe('grid');
      act(() => setLayout('table'));
      expect(await sees(/table/)).toBeVisible();
      act(() => setLayout('grid'));
      expect(await sees(/grid/)).toBeVisible();
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

    test('the theme is told live, with its tokens', async () => {
      const { setScheme } = await openAt('/things');
      const primary = () => portal().antdTheme?.token?.colorPrimary;
      expect(portal().theme).toBe('light');
      expect(primary()).toBe(palettes.light.primary);
      act(() => setScheme('dark'));
      expect(await sees(/dark/)).toBeVisible();
      expect(primary()).toBe(palettes.dark.primary);
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
