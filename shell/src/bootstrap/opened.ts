import type { PortalConfig } from '@byggtun/shared/contract/config';

import { earlyJson } from '../early/earlyJson';
import { isExpected } from '../early/isExpected';
import { fetchKiosk } from '../kiosk/fetchKiosk';
import type { KioskPart } from '../kiosk/kioskPart';
import type { SignIn } from '../session/signInPart';
import { allowScriptsFrom } from './trustedTypes';
import type { WithRegistry } from './WithRegistry';

/** What must be there before something can be drawn. */
export interface Opened {
  config: PortalConfig;
  /** What a kiosk needs beside, signed in or not. */
  kiosk?: KioskPart;
  /** The part of the portal that only signed-in people need, when somebody is signed in. */
  portal?: { signIn: SignIn; WithRegistry: typeof WithRegistry };
}

let signingIn: Promise<SignIn> | undefined;
const fetchSignIn = () => import(/* webpackChunkName: "signIn" */ '../signIn/signIn');

/** The sign-in, fetched and opened once; after a failure the next call tries again. */
export function signInOf(config: PortalConfig): Promise<SignIn> {
  signingIn ??= fetchSignIn()
    .then(({ openSignIn }) => openSignIn(config))
    .catch((cause: unknown) => {
      signingIn = undefined;
      throw cause;
    });
  return signingIn;
}

/** Lets the next try find nobody signed in on a kiosk, which keeps its tokens for the tab alone. */
export function forgetSignIn(): void {
  sessionStorage.clear();
  signingIn = undefined;
}

const fetchPart = () => import(/* webpackChunkName: "signedIn" */ './WithRegistry');

/**
 * Fetches the configuration, and sign-in and portal when somebody is expected to be signed in. Everybody else sees the start
 * page at once, and the sign-in comes behind it, so that the button answers quickly.
 * @param tell called with what can be drawn, and once more when somebody turns out to be signed in
 */
export async function opened(tell: (all: Opened) => void): Promise<void> {
  const expected = isExpected();
  // Their code is read while the configuration is on its way.
  const part = expected ? fetchPart() : undefined;
  part?.catch(() => undefined);
  if (expected) fetchSignIn().catch(() => undefined);
  // Held against the contract where it is used; the check is too heavy for the start page.
  const config = (await earlyJson('/config.json')) as PortalConfig;
  const device = config.kiosk ? { kiosk: await fetchKiosk() } : {};
  if (!expected) tell({ config, ...device });
  const signIn = await signInOf(config);
  if (!signIn.signedIn) {
    // After a power cut nobody has signed out. The storages are empty before somebody can begin to sign in.
    void device.kiosk?.forgetPerson();
    return tell({ config, ...device });
  }
  const { WithRegistry, checkConfig, startAreas, startFirstCalls } = await (part ?? fetchPart());
  const checked = checkConfig(config);
  const { kiosk, apiBase, areaOrigins } = checked;
  allowScriptsFrom(areaOrigins);
  if (!kiosk)
    void startAreas(startFirstCalls({ apiBase, session: signIn }, signIn.account), { kiosk, areaOrigins });
  tell({ config: checked, ...device, portal: { signIn, WithRegistry } });
}
