import { type PortalConfig, portalConfig } from '@byggtun/shared/contract/config';

import { loadRegistry } from '../area/registryStore';
import { openSignIn, type SignIn } from '../session/signIn';
import { earlyJson } from './earlyJson';

/** What must be there before the portal can be drawn, the registry beside it. */
export interface Opened {
  config: PortalConfig;
  signIn: SignIn;
}

let opening: Promise<Opened> | undefined;

async function openAll(): Promise<Opened> {
  const areas = loadRegistry();
  const config = portalConfig.parse(await earlyJson('/config.json'));
  const signIn = await openSignIn(config);
  await areas;
  return { config, signIn };
}

/** Fetches the configuration and the registry and opens the sign-in, once; after a failure the next call tries again. */
export function opened(): Promise<Opened> {
  opening ??= openAll().catch((cause: unknown) => {
    opening = undefined;
    throw cause;
  });
  return opening;
}
