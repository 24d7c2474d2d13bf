import { StoreRouter } from '@byggtun/shared/area/StoreRouter';
import { ThemeProvider } from '@byggtun/shared/ui/ThemeProvider';
import { useAntdTheme } from '@byggtun/shared/ui/useAntdTheme';
import { useState } from 'react';

import { openBrowserLocation } from '../location/browserLocation';
import { NoticeProvider } from '../notice/NoticeProvider';
import { takesNewShell } from '../offline/newShell';
import { useThemeMode } from '../theme/useThemeMode';
import { Guard } from './Guard';
import type { ShellProps } from './shellProps';

const everyPath: readonly string[] = [];

/** The portal of who is signed in: look, snackbars and address around the guard, which decides what is shown. */
export function Shell(props: ShellProps) {
  const theme = useThemeMode();
  const antdTheme = useAntdTheme(theme, props.config.kiosk);
  const [address] = useState(() => openBrowserLocation(takesNewShell));
  return (
    <ThemeProvider theme={antdTheme} nonce={props.nonce}>
      <NoticeProvider>
        <StoreRouter portal={address} paths={everyPath}>
          <Guard {...props} theme={theme} antdTheme={antdTheme} address={address} />
        </StoreRouter>
      </NoticeProvider>
    </ThemeProvider>
  );
}
