import { ConfigProvider, type ThemeConfig } from 'antd';
import nbNO from 'antd/es/locale/nb_NO';
import { type ReactNode, useMemo } from 'react';

interface ThemeProviderProps {
  theme: ThemeConfig;
  /** The nonce of the page's Content-Security-Policy. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The product's look and language for one React root; the stylesheets' variables stand on the document itself, where the shell puts them. */
export function ThemeProvider({ theme, nonce, children }: ThemeProviderProps) {
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  return (
    <ConfigProvider locale={nbNO} csp={csp} theme={theme}>
      {children}
    </ConfigProvider>
  );
}
