import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { OwnThemeProvider } from './OwnThemeProvider';

const matchMedia = window.matchMedia.bind(window);
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** A device whose wish for less motion can change. */
function deviceWithMotion() {
  const state = { reduced: false };
  const listeners = new Set<() => void>();
  window.matchMedia = (media) => ({
    ...matchMedia(media),
    get matches() {
      return media.includes('reduced-motion') && state.reduced;
    },
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      void listeners.add(() => typeof listener === 'function' && listener(new Event('change'))),
  });
  return (reduced: boolean) => {
    state.reduced = reduced;
    listeners.forEach((listener) => listener());
  };
}

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('what was typed stays when the look goes from %s to %s', async (before, after) => {
  const view = (mode: typeof before) => (
    <OwnThemeProvider portal={{ theme: mode, kiosk: false, nonce: undefined }}>
      <input aria-label="Kommentar" />
    </OwnThemeProvider>
  );
  const { rerender } = render(view(before));
  await userEvent.type(screen.getByLabelText('Kommentar'), 'Listen mangler');
  rerender(view(after));
  expect(screen.getByLabelText('Kommentar')).toHaveValue('Listen mangler');
});

test('what was typed stays when the device asks for less motion', async () => {
  const become = deviceWithMotion();
  render(
    <OwnThemeProvider portal={{ theme: 'light', kiosk: false, nonce: undefined }}>
      <input aria-label="Kommentar" />
    </OwnThemeProvider>,
  );
  await userEvent.type(screen.getByLabelText('Kommentar'), 'Listen mangler');
  act(() => become(true));
  expect(screen.getByLabelText('Kommentar')).toHaveValue('Listen mangler');
});
