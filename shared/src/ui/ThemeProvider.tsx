import { ConfigProvider, theme } from 'antd';
import nbNO from 'antd/es/locale/nb_NO';
import type { ReactNode } from 'react';

interface ThemeProviderProps {
  mode: 'light' | 'dark';
  /** The nonce of the page's Content-Security-Policy. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** antd in the product's colours and language; each React root needs one. */
export function ThemeProvider({ mode, nonce, children }: ThemeProviderProps) {
  const dark = mode === 'dark';
  return (
    <ConfigProvider
      locale={nbNO}
      csp={nonce ? { nonce } : {}}
      theme={{
        algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: { colorPrimary: dark ? '#FDB913' : '#3C4883' },
      }}
    >
      {children}
    </ConfigProvider>
  );
}
