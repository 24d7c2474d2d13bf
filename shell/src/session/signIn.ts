import {
  type AuthenticationResult,
  createStandardPublicClientApplication,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import type { PortalConfig } from '@byggtun/shared/contract/config';
import { closeKept } from '@byggtun/shared/portal/keptAnswers';

import { forgetPerson } from '../kiosk/forgetPerson';
import { timeWindow } from '../timeRegistration/timeWindow';
import { firstCallsKey } from './firstCallsKey';
import { leaveUnasked } from './leaveUnasked';
import { msalConfiguration } from './msalConfiguration';
import { tellOtherTabs } from './otherTabs';
import { signedOut } from './signedOut';
import { takeTicketsBack } from './takeTicketsBack';
import { isServerThere, waitForServer } from './waitForServer';

/** Sign-in with the identity provider; one for the whole page. */
export interface SignIn {
  /** True when somebody is signed in on this device. */
  readonly signedIn: boolean;
  /** The provider's name for who is signed in; empty when nobody is. */
  readonly account: string;
  /** Leaves for the identity provider's page; after a sign-out it asks who it is, rather than take in the same person again. */
  start: () => Promise<void>;
  /** Signs out here and at the provider; on a kiosk nothing of the person is left on the device. */
  end: () => Promise<void>;
  /** A valid token for the API, renewed silently when needed. Rejects when the person must sign in again. */
  getToken: () => Promise<string>;
}

/** Opens the sign-in and takes in what the identity provider has just answered, if anything. */
export async function openSignIn(config: PortalConfig): Promise<SignIn> {
  const client = await createStandardPublicClientApplication(msalConfiguration(config, location.origin));
  const answer = await takeAnswer(client);
  const account = answer?.account ?? client.getActiveAccount() ?? client.getAllAccounts()[0];
  if (account) client.setActiveAccount(account);
  if (account) signedOut.forget();

  const scopes = config.signIn.apiScopes;
  const { resource } = config.signIn;
  const request = { scopes, ...(resource ? { extraParameters: { resource } } : {}) };

  const getToken = async () => (await client.acquireTokenSilent(request)).accessToken;

  const end = async () => {
    const active = client.getActiveAccount();
    leaveUnasked();
    localStorage.removeItem(firstCallsKey);
    await closeKept();
    if (config.kiosk) await leaveNothing();
    else signedOut.note();
    await takeTicketsBack({ base: config.apiBase, getToken });
    // Told when the account is gone from the storage, or another tab would start anew with it.
    await client.clearCache({ account: active });
    tellOtherTabs(undefined);
    if (!(await isServerThere(config.apiBase))) {
      // The provider asks who it is at the next sign-in; a kiosk may not even offer it the last person.
      if (!config.kiosk) return location.replace('/');
      await waitForServer(config.apiBase);
    }
    await client.logoutRedirect({
      account: active,
      ...(active?.idToken ? { idTokenHint: active.idToken } : {}),
    });
  };
  let ending: Promise<void> | undefined;

  return {
    signedIn: account !== undefined,
    account: account?.homeAccountId ?? '',
    start: () => {
      const asks = config.kiosk || signedOut.isNoted();
      const { graphScopes } = config.signIn;
      return client.loginRedirect({
        ...request,
        // Another resource's scopes come in a token of its own; the person agrees to both at once (docs/product/sign-in.md#session).
        ...(graphScopes.length > 0 ? { extraScopesToConsent: graphScopes } : {}),
        ...(asks ? { prompt: 'select_account' } : {}),
      });
    },
    // Several calls that are refused at once sign out once.
    end: () =>
      (ending ??= end().catch((cause: unknown) => {
        ending = undefined;
        throw cause;
      })),
    getToken,
  };
}

/** An answer that can't be used (the person went back, an old tab) counts as none: the start page offers a new try. */
async function takeAnswer(client: IPublicClientApplication): Promise<AuthenticationResult | null> {
  try {
    return await client.handleRedirectPromise();
  } catch {
    return null;
  }
}

/** Forgets the person now, and once more what this page still writes on its way out; going back to it starts anew. */
function leaveNothing(): Promise<void> {
  timeWindow.close();
  window.addEventListener('pagehide', () => void forgetPerson());
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return forgetPerson();
}
