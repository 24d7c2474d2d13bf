import { useSyncExternalStore } from 'react';

import { theme } from './themeStore';

/** The look that is on screen, live. */
export const useThemeMode = (): 'light' | 'dark' => useSyncExternalStore(theme.subscribe, theme.mode);
