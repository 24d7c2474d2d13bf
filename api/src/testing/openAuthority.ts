import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

import { cleanUp } from './cleanUp';

/** An authority that is not ours, as discovery document and keys, and what it signs. */
export const openAuthority = async (
  issuer: string,
  protocol = 'OIDC',
  named: Record<string, string> = {},
) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const discovery = { issuer, jwks_uri: `http://${request.headers.host}/keys`, ...named };
    if (request.url?.startsWith('/moved'))
      response.writeHead(302, { location: '/.well-known/openid-configuration' });
    response.end(JSON.stringify(request.url === '/keys' ? keys : discovery));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => Promise.resolve(server.close()));
  const sign = (claims: JWTPayload, typ: string | undefined = 'JWT') =>
    new SignJWT({ sub: 'abc', iss: issuer, aud: 'api://byggtun', scp: 'portal', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...(typ && { typ }) })
      .setExpirationTime('10m')
      .sign(privateKey);
  const { port } = server.address() as AddressInfo;
  return {
    sign,
    environment: {
      OIDC_AUTHORITY: `http://127.0.0.1:${port}`,
      OIDC_AUDIENCE: 'api://byggtun',
      OIDC_API_SCOPES: protocol === 'AAD' ? 'api://byggtun/portal' : 'portal',
    },
  };
};
