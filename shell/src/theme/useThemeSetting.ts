import { getStart, putSetting } from '@byggtun/shared/contract/setting';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import type { ThemeChoice, ThemeStore } from './themeStore';

/** The setting `BTDarkMode`: 0 as the device, 1 light, 2 dark (docs/product/profile.md#settings). */
const choiceOf: Readonly<Record<string, ThemeChoice>> = { '0': 'system', '1': 'light', '2': 'dark' };
const settingOf: Readonly<Record<ThemeChoice, string>> = { system: '0', light: '1', dark: '2' };

/**
 * The person's choice of theme, kept on the server; F2 switches between light and dark (docs/product/profile.md#settings). A kiosk
 * remembers nothing of it: the next person is another.
 */
export function useThemeSetting(theme: ThemeStore) {
  const { kiosk } = usePortal();
  const choice = useSyncExternalStore(theme.subscribe, theme.choice);
  const { data, mutate } = useCall(getStart, {}, { quiet: true });
  const { run } = useCommand(putSetting, { hideLoader: true });

  /** What this browser remembered, perhaps of another person. */
  const [remembered] = useState(theme.choice);
  /** What the server has, as far as this page knows. */
  const kept = useRef<ThemeChoice>(undefined);
  /** The last choice, until it is stored or refused. */
  const wanted = useRef<ThemeChoice>(undefined);

  const stored = data?.BTDarkMode;
  useEffect(() => {
    // Who has never chosen has the device's look, and not the one that somebody else has chosen here.
    const isOthers = stored === null && theme.choice() === remembered;
    const known = isOthers ? 'system' : choiceOf[stored ?? ''];
    if (known) kept.current = known;
    if (known && !wanted.current && known !== theme.choice()) theme.choose(known, !kiosk);
  }, [stored, theme, kiosk, remembered]);

  /** One after the other, or the server might keep the first of two. */
  const storeWanted = async (next: ThemeChoice): Promise<void> => {
    const value = settingOf[next];
    try {
      await run({ params: { key: 'BTDarkMode' }, body: value });
      kept.current = next;
      void mutate((now) => now && { ...now, BTDarkMode: value }, { revalidate: false });
    } catch {
      // The person has been told why; what was chosen meanwhile stays.
      if (wanted.current === next) theme.choose(kept.current ?? next, !kiosk);
    }
    const later = wanted.current;
    if (later && later !== next) return storeWanted(later);
    wanted.current = undefined;
  };
  const choose = (next: ThemeChoice) => {
    kept.current ??= theme.choice();
    theme.choose(next, !kiosk);
    const isStoring = wanted.current !== undefined;
    wanted.current = next;
    if (!isStoring) void storeWanted(next);
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F2' || event.repeat) return;
    event.preventDefault();
    choose(theme.mode() === 'dark' ? 'light' : 'dark');
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return { choice, choose };
}
