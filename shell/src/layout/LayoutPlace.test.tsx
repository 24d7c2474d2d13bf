import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen } from '@testing-library/react';

import { LayoutPlace } from './LayoutPlace';
import { layoutStore } from './layoutStore';

const become = (width: number) => {
  const any = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...any, matches: width < Number(/\d+/.exec(query)?.[0]) }));
};

// Its code is here, so that a button that is not drawn is not meant to be.
beforeAll(() => import('./LayoutToggle'));
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  [390, true, true],
  [1_199, true, true],
  [1_200, true, false],
  [390, false, false],
])('at %i px, route with both %s: offered %s', async (width, layouts, expected) => {
  become(width);
  renderWithPortal(<LayoutPlace layouts={layouts} />);
  await act(() => Promise.resolve());
  expect(screen.queryAllByRole('button', { name: 'Vis som tabell' })).toHaveLength(expected ? 1 : 0);
});

test('the choice is kept on the device', async () => {
  become(390);
  const { user } = renderWithPortal(<LayoutPlace layouts />);
  await user.click(await screen.findByRole('button', { name: 'Vis som tabell' }));
  expect(layoutStore.get()).toBe('table');
  expect(localStorage.getItem('byggtun.layout')).toBe('table');
});

test('with a table on the screen cards are offered', async () => {
  become(390);
  const { user } = renderWithPortal(<LayoutPlace layouts />, { layout: 'table' });
  await user.click(await screen.findByRole('button', { name: 'Vis som kort' }));
  expect(layoutStore.get()).toBe('grid');
});
