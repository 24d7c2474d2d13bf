import { StoreRouter } from '@byggtun/shared/area/StoreRouter';
import { ThemeProvider } from '@byggtun/shared/ui/ThemeProvider';
import { useState } from 'react';

import { openBrowserLocation } from './location/browserLocation';
import { NoticeProvider } from './notice/NoticeProvider';
import { loadsNewShell } from './offline/newShell';
import { Guard } from './session/Guard';
import type { ShellProps } from './shellProps';
import { useThemeMode } from './theme/useThemeMode';

const everyPath: readonly string[] = [];

/** The portal of who is signed in: look, snackbars and address around the guard, which decides what is shown. */
export function Shell(props: ShellProps) {
  const theme = useThemeMode();
  const [address] = useState(() => openBrowserLocation(loadsNewShell));
  return (
    <ThemeProvider mode={theme} nonce={props.nonce} kiosk={props.config.kiosk}>
      <NoticeProvider>
        <StoreRouter portal={address} paths={everyPath}>
          <Guard {...props} theme={theme} address={address} />
        </StoreRouter>
      </NoticeProvider>
    </ThemeProvider>
  );
}
