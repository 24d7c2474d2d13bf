import type { ThemeConfig } from 'antd';
import { useMemo, useState } from 'react';

import { antdTheme } from './antdTheme';
import type { ThemeMode } from './palette';
import { useMedia } from './useMedia';

/** antd's tokens for a look on this device; the same object until something of it changes. */
export function useAntdTheme(mode: ThemeMode, kiosk: boolean): ThemeConfig {
  const touch = useMedia('(pointer: coarse), (width < 700px)');
  // As it stood at the start: antd draws everything below anew when it changes, and what was typed would be gone.
  const [reducedMotion] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  return useMemo(() => antdTheme(mode, { touch, reducedMotion, kiosk }), [mode, touch, reducedMotion, kiosk]);
}
