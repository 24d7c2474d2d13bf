import type { Settings } from '../settings/settings';
import { embeddedIssuer } from './tokenRules';

/** The embedded provider's discovery document, with the endpoints on the origin that the browser uses. */
export const embeddedDiscovery = (settings: Pick<Settings, 'publicUrl'>, origin: string) => ({
  issuer: embeddedIssuer(settings),
  authorization_endpoint: `${origin}/oidc/auth`,
  token_endpoint: `${origin}/oidc/token`,
  end_session_endpoint: `${origin}/oidc/session/end`,
  jwks_uri: `${origin}/oidc/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});
