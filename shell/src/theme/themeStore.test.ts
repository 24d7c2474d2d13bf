import type { openTheme } from './themeStore';

/** The device's scheme as Chromium has it: a frame tells of a change that nobody has read from the list meanwhile. */
function aDevice() {
  let isDark = false;
  let known = false;
  const list = new EventTarget();
  Object.defineProperty(list, 'matches', {
    get: () => {
      known = isDark;
      return known;
    },
  });
  return {
    list: list as MediaQueryList,
    turn: (scheme: 'light' | 'dark') => {
      isDark = scheme === 'dark';
    },
    frame: () => {
      if (known === isDark) return;
      known = isDark;
      list.dispatchEvent(new Event('change'));
    },
  };
}

const device = aDevice();
let open: typeof openTheme;

beforeAll(async () => {
  // Before the store's first line, which takes hold of the list.
  window.matchMedia = () => device.list;
  ({ openTheme: open } = await import('./themeStore'));
});
beforeEach(() => localStorage.clear());

test('the look follows the device, though it was asked for while the device was changing', () => {
  const theme = open();
  const seen: string[] = [];
  theme.subscribe(() => seen.push(theme.mode()));
  for (const scheme of ['dark', 'light'] as const) {
    device.turn(scheme);
    expect(theme.mode()).not.toBe(scheme);
    device.frame();
  }
  expect(seen).toEqual(['dark', 'light']);
});

test('a choice stands, whatever the device does', () => {
  const theme = open();
  theme.choose('light', false);
  device.turn('dark');
  device.frame();
  expect(theme.mode()).toBe('light');
  theme.choose('system', false);
  expect(theme.mode()).toBe('dark');
});
