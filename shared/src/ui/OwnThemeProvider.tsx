import type { ReactNode } from 'react';

import type { Portal } from '../portal/portal';
import { ThemeProvider } from './ThemeProvider';
import { useAntdTheme } from './useAntdTheme';

interface OwnThemeProviderProps {
  portal: Pick<Portal, 'theme' | 'kiosk' | 'nonce'>;
  children: ReactNode;
}

/** The look that an area was built with, in a shell that hands over none. */
export function OwnThemeProvider({ portal: { theme, kiosk, nonce }, children }: OwnThemeProviderProps) {
  return (
    <ThemeProvider theme={useAntdTheme(theme, kiosk)} nonce={nonce}>
      {children}
    </ThemeProvider>
  );
}
