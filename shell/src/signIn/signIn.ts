import {
  type AuthenticationResult,
  createStandardPublicClientApplication,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import type { PortalConfig } from '@byggtun/shared/contract/config';
import { CallError } from '@byggtun/shared/http/CallError';
import { closeKept } from '@byggtun/shared/portal/keptAnswers';

import { fetchKiosk } from '../kiosk/fetchKiosk';
import { firstCallsKey } from '../session/firstCallsKey';
import { isServerThere } from '../session/isServerThere';
import { leaveUnasked } from '../session/leaveUnasked';
import { tellOtherTabs } from '../session/otherTabs';
import { signedOut } from '../session/signedOut';
import type { SignIn } from '../session/signInPart';
import { isUnreachable } from './isUnreachable';
import { msalConfiguration } from './msalConfiguration';
import { takeTicketsBack } from './takeTicketsBack';
import { tokenSoon } from './tokenSoon';

/** Opens the sign-in and takes in what the identity provider has just answered, if anything. */
export async function openSignIn(config: PortalConfig): Promise<SignIn> {
  const client = await createStandardPublicClientApplication(msalConfiguration(config, location.origin));
  const answer = await takeAnswer(client);
  const account = answer?.account ?? client.getActiveAccount() ?? client.getAllAccounts()[0];
  if (account) client.setActiveAccount(account);
  if (answer) signedOut.forget();

  const scopes = config.signIn.apiScopes;
  const { resource } = config.signIn;
  const request = { scopes, ...(resource ? { extraParameters: { resource } } : {}) };

  const getToken = async () => {
    try {
      return (await client.acquireTokenSilent(request)).accessToken;
    } catch (cause) {
      throw (await isUnreachable(cause, config.apiBase))
        ? new CallError({ kind: 'noAnswer' }, { cause })
        : cause;
    }
  };

  const end = async () => {
    const leaving = config.kiosk ? (await fetchKiosk()).leaving : undefined;
    leaving?.coverPage();
    // A kiosk that has to try again has forgotten it.
    const active = client.getActiveAccount() ?? account ?? null;
    leaveUnasked();
    localStorage.removeItem(firstCallsKey);
    const token = await tokenSoon(getToken);
    await closeKept();
    if (leaving) await leaving.leaveNothing();
    else signedOut.note();
    if (token) await takeTicketsBack({ base: config.apiBase, getToken: () => Promise.resolve(token) });
    // Told when the account is gone from the storage, or another tab would start anew with it.
    await client.clearCache({ account: active });
    tellOtherTabs(undefined);
    if (!(await isServerThere(config.apiBase))) {
      // The provider asks who it is at the next sign-in; a kiosk may not even offer it the last person.
      if (!leaving) return location.replace('/');
      await leaving.waitForServer(config.apiBase);
    }
    const idToken = active?.idToken;
    await client.logoutRedirect({ account: active, ...(idToken ? { idTokenHint: idToken } : {}) });
  };
  let ending: Promise<void> | undefined;
  // Several calls that are refused at once sign out once.
  const endOnce = (): Promise<void> =>
    (ending ??= end().catch(async (cause: unknown) => {
      ending = undefined;
      if (config.kiosk) (await fetchKiosk()).leaving.offerRetry(() => void endOnce());
      throw cause;
    }));

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
    end: endOnce,
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
