import { ConfigProvider } from 'antd';
import nbNO from 'antd/es/locale/nb_NO';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';

import { antdTheme } from './antdTheme';
import { paintDocument } from './paintDocument';
import type { ThemeMode } from './palette';
import { useMedia } from './useMedia';

interface ThemeProviderProps {
  mode: ThemeMode;
  /** The nonce of the page's Content-Security-Policy. */
  nonce?: string | undefined;
  /** A kiosk host: the largest touch targets. */
  kiosk?: boolean;
  children: ReactNode;
}

/** The product's look and language for one React root; the stylesheets' variables stand on the document itself. */
export function ThemeProvider({ mode, nonce, kiosk = false, children }: ThemeProviderProps) {
  const touch = useMedia('(pointer: coarse), (width < 700px)');
  // As it stood at the start: antd draws everything below anew when it changes, and what was typed would be gone.
  const [reducedMotion] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const config = useMemo(
    () => antdTheme(mode, { touch, reducedMotion, kiosk }),
    [mode, touch, reducedMotion, kiosk],
  );
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  useLayoutEffect(() => paintDocument(mode, kiosk), [mode, kiosk]);

  return (
    <ConfigProvider locale={nbNO} csp={csp} theme={config}>
      {children}
    </ConfigProvider>
  );
}
