import type { PortalConfig } from '@byggtun/shared/contract/config';

import { aPortalConfig } from '../testing/aPortalConfig';
import { msalConfiguration } from './msalConfiguration';

const portal = aPortalConfig();
const embedded: PortalConfig = {
  ...portal,
  signIn: {
    ...portal.signIn,
    knownAuthorities: ['localhost:4000'],
    authorityMetadata: '{"issuer":"http://localhost:4000/oidc"}',
  },
};

test('the embedded provider is described by the configuration, not looked up', () => {
  const { auth, system, cache } = msalConfiguration(embedded, 'http://localhost:4000');
  expect(auth).toMatchObject({
    authority: 'https://localhost:4000/oidc',
    knownAuthorities: ['localhost:4000'],
    authorityMetadata: '{"issuer":"http://localhost:4000/oidc"}',
    redirectUri: 'http://localhost:4000/redirect.html',
    postLogoutRedirectUri: 'http://localhost:4000/',
    OIDCOptions: { defaultScopes: ['openid', 'profile'] },
  });
  expect(system?.protocolMode).toBe('OIDC');
  expect(cache?.cacheLocation).toBe('localStorage');
});

test('Microsoft Entra ID keeps its own metadata and scopes', () => {
  const authority = 'https://login.microsoftonline.com/tenant';
  const { auth, system } = msalConfiguration(
    {
      ...embedded,
      signIn: {
        authority,
        clientId: 'app',
        knownAuthorities: [],
        protocolMode: 'AAD',
        apiScopes: ['api://byggtun/portal'],
        graphScopes: ['User.Read'],
      },
    },
    'https://portal.example',
  );
  expect(auth).toEqual({
    authority,
    clientId: 'app',
    knownAuthorities: [],
    redirectUri: 'https://portal.example/redirect.html',
    postLogoutRedirectUri: 'https://portal.example/',
  });
  expect(system?.protocolMode).toBe('AAD');
});

test('a kiosk keeps tokens for the tab only', () => {
  const { cache } = msalConfiguration({ ...embedded, kiosk: true }, 'http://kiosk.localhost:4000');
  expect(cache?.cacheLocation).toBe('sessionStorage');
});
