import { paintDocument } from '@byggtun/shared/ui/paintDocument';
import { render } from '@testing-library/react';

import { useLightPaper } from './useLightPaper';

const theme = { mode: () => 'dark' as const };
const { dataset } = document.documentElement;

function Frame() {
  useLightPaper(theme, false);
  return null;
}

test('what is printed has the light look, and the screen its own again', () => {
  paintDocument('dark', false);
  const { unmount } = render(<Frame />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset.theme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset.theme).toBe('dark');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset.theme).toBe('dark');
});
