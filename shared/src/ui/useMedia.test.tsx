import { act, render, screen } from '@testing-library/react';

import { useMedia } from './useMedia';

const none = window.matchMedia('');
const held = new Set<string>();
const device = new EventTarget();
beforeEach(() =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...none,
    media,
    matches: held.has(media),
    addEventListener: device.addEventListener.bind(device),
  })),
);
afterEach(() => jest.restoreAllMocks());

/** The window, or the paper, is another from now on. */
const become = (...media: string[]) =>
  act(() => {
    held.clear();
    for (const one of media) held.add(one);
    device.dispatchEvent(new Event('change'));
  });

function Width() {
  return <p>{useMedia('(width < 1200px)') ? 'smal' : 'bred'}</p>;
}

test('it follows the window, and on paper stays as it was on the screen', () => {
  render(<Width />);
  expect(screen.getByText('bred')).toBeVisible();
  become('(width < 1200px)');
  expect(screen.getByText('smal')).toBeVisible();
  become();
  expect(screen.getByText('bred')).toBeVisible();
  become('print', '(width < 1200px)');
  expect(screen.getByText('bred')).toBeVisible();
  become('(width < 1200px)');
  expect(screen.getByText('smal')).toBeVisible();
});
