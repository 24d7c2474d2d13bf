import type { FastifyInstance } from 'fastify';
import { importJWK, type JWTPayload, SignJWT } from 'jose';

import { readIdentityKeys } from '../core/identity/identityKeys';
import { embeddedIssuer } from '../core/identity/tokenRules';

/** A real access token for the e-mail, signed with the provider's own key; `claims` and `expires` make it another one. */
export const tokenFor = async (
  app: FastifyInstance,
  email: string,
  claims: JWTPayload = {},
  expires: number | string = '10m',
  typ = 'at+jwt',
): Promise<string> => {
  const { jwks } = await readIdentityKeys(app.database.db);
  const [key] = jwks.keys;
  if (!key) throw new Error('The provider has no key');
  return new SignJWT({
    email,
    iss: embeddedIssuer(app.settings),
    aud: app.settings.oidc.audience,
    sub: email,
    scope: app.settings.oidc.apiScopes.join(' '),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(await importJWK(key, 'RS256'));
};

/** The header that carries the token. */
export const bearer = async (...input: Parameters<typeof tokenFor>): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await tokenFor(...input)}`,
});
