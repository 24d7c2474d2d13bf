import { render, screen } from '@testing-library/react';

import { ProcessChip } from './ProcessChip';

afterEach(() => jest.restoreAllMocks());

test.each([
  [699, 'Konstruksjonsvirke og limtr…'],
  [700, 'Konstruksjonsvirke og lim…'],
  [1599, 'Konstruksjonsvirke og lim…'],
  [1600, 'Konstruksjonsvirk…'],
])('in a window of %s px the process is cut to %s', (width, text) => {
  const any = window.matchMedia('all');
  const isBelow = (media: string) => width < Number(/width < (\d+)px/.exec(media)?.[1] ?? 0);
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...any, matches: isBelow(media) }));
  render(<ProcessChip process="Konstruksjonsvirke og limtre" />);
  expect(screen.getByText(text)).toBeVisible();
});
