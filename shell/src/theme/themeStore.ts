/** What a person has chosen (docs/product/profile.md#settings). */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The look of the portal, shaped for `useSyncExternalStore`. */
export interface ThemeStore {
  /** What was chosen. */
  choice: () => ThemeChoice;
  /** What is on screen: the choice, or the device's scheme. */
  mode: () => 'light' | 'dark';
  /** @param keep whether the device remembers it for the next visit */
  choose: (choice: ThemeChoice, keep: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

const key = 'byggtun.theme';
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const dark = window.matchMedia('(prefers-color-scheme: dark)');

function read(): ThemeChoice {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept) ?? 'system';
  } catch {
    // Cookies are turned off; the page that says so has a look too.
    return 'system';
  }
}

/** The look at the start is what the device remembers, so that a visit does not begin in another one. */
export function openTheme(): ThemeStore {
  let chosen = read();
  // As the last event left it: to Chromium a change that is read before the frame that would tell of it has been told.
  let prefersDark = dark.matches;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  dark.addEventListener('change', () => {
    prefersDark = dark.matches;
    changed();
  });
  // Another tab has chosen.
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    chosen = read();
    changed();
  });

  return {
    choice: () => chosen,
    mode: () => {
      if (chosen !== 'system') return chosen;
      return prefersDark ? 'dark' : 'light';
    },
    choose: (choice, keep) => {
      chosen = choice;
      if (keep) localStorage.setItem(key, choice);
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The look of this page. */
export const theme = openTheme();
