import type { Configuration } from '@azure/msal-browser';
import type { PortalConfig } from '@byggtun/shared/contract/config';

/** The bridge page that the identity provider sends the browser back to. */
export const redirectPath = '/redirect.html';

/**
 * How msal-browser signs in with what `/config.json` says; the same bundle for the embedded provider and for
 * Microsoft Entra ID. A kiosk keeps its tokens for the tab only (docs/product/sign-in.md#session).
 */
export function msalConfiguration({ signIn, kiosk }: PortalConfig, origin: string): Configuration {
  return {
    auth: {
      clientId: signIn.clientId,
      authority: signIn.authority,
      knownAuthorities: signIn.knownAuthorities,
      ...(signIn.authorityMetadata ? { authorityMetadata: signIn.authorityMetadata } : {}),
      redirectUri: origin + redirectPath,
      postLogoutRedirectUri: `${origin}/`,
      ...(signIn.protocolMode === 'OIDC' ? { OIDCOptions: { defaultScopes: ['openid', 'profile'] } } : {}),
    },
    cache: { cacheLocation: kiosk ? 'sessionStorage' : 'localStorage' },
    system: { protocolMode: signIn.protocolMode },
  };
}
