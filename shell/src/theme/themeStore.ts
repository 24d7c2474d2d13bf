/** What a person has chosen (document 1, section 2, "Settings drawer"). */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The look of the portal, shaped for `useSyncExternalStore`. */
export interface ThemeStore {
  /** What was chosen. */
  choice: () => ThemeChoice;
  /** What is on screen: the choice, or the device's scheme. */
  mode: () => 'light' | 'dark';
  choose: (choice: ThemeChoice) => void;
  subscribe: (listener: () => void) => () => void;
}

const key = 'byggtun.theme';
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const dark = window.matchMedia('(prefers-color-scheme: dark)');

const read = (): ThemeChoice => choices.find((choice) => choice === localStorage.getItem(key)) ?? 'system';

/**
 * Keeps the choice on the device too, so that the next visit does not flash; on a kiosk for this page alone, since the
 * next person is another.
 */
export function openTheme(kiosk: boolean): ThemeStore {
  let chosen: ThemeChoice = kiosk ? 'system' : read();
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  dark.addEventListener('change', changed);

  return {
    choice: () => chosen,
    mode: () => {
      if (chosen !== 'system') return chosen;
      return dark.matches ? 'dark' : 'light';
    },
    choose: (choice) => {
      chosen = choice;
      if (!kiosk) localStorage.setItem(key, choice);
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
