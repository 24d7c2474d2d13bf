import type { PortalConfig, SignInConfig } from '@byggtun/shared/contract/config';
import { hubPath } from '@byggtun/shared/contract/hub';
import type { FastifyInstance } from 'fastify';

import { embeddedDiscovery } from '../identity/embeddedDiscovery';
import type { Settings } from '../settings/settings';
import { isKiosk, originOf } from './origins';

/**
 * msal refuses every authority that is not https, so the embedded provider is named by a nominal https address and its
 * real endpoints, on the host that the browser asked for, stand in the metadata.
 */
const embeddedSignIn = (settings: Settings, origin: string): SignInConfig => {
  const { host } = new URL(origin);
  return {
    authority: `https://${host}/oidc`,
    clientId: settings.oidc.clientId,
    knownAuthorities: [host],
    authorityMetadata: JSON.stringify(embeddedDiscovery(settings, origin)),
    protocolMode: 'OIDC',
    apiScopes: settings.oidc.apiScopes,
    graphScopes: [],
    resource: settings.oidc.audience,
  };
};

const externalSignIn = ({ oidc }: Settings, authority: string): SignInConfig => ({
  authority,
  clientId: oidc.clientId,
  knownAuthorities: [new URL(authority).host],
  protocolMode: oidc.protocol,
  apiScopes: oidc.apiScopes,
  graphScopes: oidc.graphScopes,
});

/** `/config.json`: the environment that the portal runs in. */
export const configRoute = (app: FastifyInstance): void => {
  const { settings } = app;
  const { timeRegistrationUrl } = settings;
  app.get('/config.json', async (request, reply): Promise<PortalConfig> => {
    reply.header('cache-control', 'no-store');
    const { authority } = settings.oidc;
    const kiosk = isKiosk(request, settings);
    return Promise.resolve({
      apiBase: '/api',
      hubUrl: hubPath,
      kiosk,
      ...(kiosk ? { publicUrl: new URL(settings.publicUrl).origin } : {}),
      ...(timeRegistrationUrl ? { timeRegistrationUrl } : {}),
      areaOrigins: settings.areaOrigins,
      overrides: settings.overrides,
      signIn:
        authority === undefined
          ? embeddedSignIn(settings, originOf(request, settings))
          : externalSignIn(settings, authority),
    });
  });
};
