import type { PortalConfig } from '@byggtun/shared/contract/config';

/** The configuration of a portal with the embedded provider, on one's own device. */
export const aPortalConfig = (changes: Partial<PortalConfig> = {}): PortalConfig => ({
  apiBase: '/api',
  hubUrl: '/hubs/portal',
  kiosk: false,
  areaOrigins: [],
  overrides: 'admin',
  signIn: {
    authority: 'https://localhost:4000/oidc',
    clientId: 'byggtun-portal',
    knownAuthorities: [],
    protocolMode: 'OIDC',
    apiScopes: ['byggtun'],
    graphScopes: [],
  },
  ...changes,
});
