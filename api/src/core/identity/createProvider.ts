import type { Configuration, Provider as OpenIdProvider } from 'oidc-provider';

import type { Connection } from '../database/connect';
import { portalOrigins } from '../http/origins';
import type { Settings } from '../settings/settings';
import type { IdentityKeys } from './identityKeys';
import { createInteractionPolicy } from './interactionPolicy';
import { createOidcAdapter } from './oidcAdapter';
import { Provider } from './openIdLibrary';
import { createOwnGrant } from './ownGrant';
import { findSignInAccount } from './signInAccount';
import { embeddedIssuer } from './tokenRules';
import { errorPage } from './view/errorPage';
import { loggedOutPage, logoutPage } from './view/logoutPage';

const hour = 3600;
const day = 24 * hour;
/** How long the sign-in page can stand open. */
const formTime = 1800;

/**
 * As Entra ID says of who wants to stay signed in: the session here lasts as long as it would there, so the browser may keep
 * its tokens after it was closed, and the portal starts without a network. Kiosks keep theirs for the tab.
 */
const signin_state = ['kmsi'];

const clientOf = ({ oidc, ...addresses }: Settings): NonNullable<Configuration['clients']>[number] => {
  const origins = portalOrigins(addresses);
  return {
    client_id: oidc.clientId,
    client_name: 'Byggtun',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: origins.flatMap((origin) => [`${origin}/redirect.html`, `${origin}/`]),
    post_logout_redirect_uris: origins.flatMap((origin) => [`${origin}/`, origin]),
  };
};

const resourcesOf = ({ audience, apiScopes }: Settings['oidc']): NonNullable<Configuration['features']> => ({
  resourceIndicators: {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: apiScopes.join(' '),
      audience,
      accessTokenFormat: 'jwt',
      accessTokenTTL: hour,
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
});

/** The embedded identity provider: an OpenID provider for this portal alone, with everything it knows in the database. */
export const createProvider = (
  settings: Settings,
  { db }: Connection,
  keys: IdentityKeys,
): OpenIdProvider => {
  const { oidc } = settings;
  const provider = new Provider(embeddedIssuer(settings), {
    adapter: createOidcAdapter(db),
    clients: [clientOf(settings)],
    jwks: keys.jwks,
    cookies: { keys: keys.cookieKeys },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub', 'signin_state'],
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Two tabs that renew at the same moment would otherwise sign each other out.
    rotateRefreshToken: false,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    // Browsers name the origin in every POST, the portal's own too.
    clientBasedCORS: (_ctx, origin) => portalOrigins(settings).includes(origin),
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      RefreshToken: 14 * day,
      // Whoever opens the page makes one, and only who signs in comes back to it.
      Session: (_ctx, session) => (session.accountId === undefined ? formTime : 14 * day),
      Grant: 14 * day,
      Interaction: formTime,
    },
    interactions: { policy: createInteractionPolicy(), url: (_ctx, { uid }) => `/oidc/interaction/${uid}` },
    loadExistingGrant: createOwnGrant(oidc.audience, oidc.apiScopes),
    findAccount: async (_ctx, id) => {
      const account = await findSignInAccount(db, id);
      if (!account) return undefined;
      const { email, person_name: name } = account;
      const claims = { sub: id, email, email_verified: true, name, preferred_username: email, signin_state };
      return { accountId: id, claims: () => claims };
    },
    extraTokenClaims: (_ctx, token) => ('accountId' in token ? { email: token.accountId } : undefined),
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = errorPage();
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form, ctx.oidc.entities.IdTokenHint !== undefined);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = loggedOutPage();
        },
      },
      ...resourcesOf(oidc),
    },
  });
  provider.proxy = settings.publicUrl.startsWith('https:');
  return provider;
};
