import { act, waitFor } from '@testing-library/react';

import { address, go, type OpenAt, portal, sees } from './contractHost';

/** `location` and `navigate` of the host API. */
export function locationContract(name: string, openAt: OpenAt): void {
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

    test('back goes one page back, and from the first one to the address that is named', async () => {
      await openAt('/things');
      go('/things/7');
      act(() => portal().back('/things/9'));
      await waitFor(() => expect(address()).toBe('/things'));
      act(() => portal().back('/things/9'));
      await waitFor(() => expect(address()).toBe('/things/9'));
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
}
