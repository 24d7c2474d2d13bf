import type { PortalConfig } from '@byggtun/shared/contract/config';
import type { ThemeConfig } from 'antd';

import type { KnownRegistry } from '../area/knownArea';
import type { KioskPart } from '../kiosk/kioskPart';
import type { BrowserLocation } from '../location/browserLocation';
import type { SignIn } from '../session/signInPart';

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

/** What the guard and everything behind it need of the page. */
export interface GuardProps extends ShellProps {
  theme: 'light' | 'dark';
  antdTheme: ThemeConfig;
  address: BrowserLocation;
}
