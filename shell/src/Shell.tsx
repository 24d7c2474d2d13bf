import { StoreRouter } from '@byggtun/shared/area/StoreRouter';
import type { PortalConfig } from '@byggtun/shared/contract/config';
import { ThemeProvider } from '@byggtun/shared/ui/ThemeProvider';
import { useState } from 'react';

import type { KnownRegistry } from './area/knownArea';
import type { KioskPart } from './kiosk/kioskPart';
import { openBrowserLocation } from './location/browserLocation';
import { NoticeProvider } from './notice/NoticeProvider';
import { loadsNewShell } from './offline/newShell';
import { Guard } from './session/Guard';
import type { SignIn } from './session/signIn';
import { useThemeMode } from './theme/useThemeMode';

/** What the page has fetched before it can draw anything of the signed-in part. */
export interface ShellProps {
  config: PortalConfig;
  registry: KnownRegistry;
  /** What a kiosk needs beside. */
  kiosk?: KioskPart | undefined;
  signIn: SignIn;
  /** The nonce of the page's Content-Security-Policy. */
  nonce: string | undefined;
}

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
