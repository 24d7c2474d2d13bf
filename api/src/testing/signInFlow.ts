import { createHash, randomBytes } from 'node:crypto';

import { createCookieSession } from './cookieSession';

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** What the token endpoint answers. */
export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
}

/** Drives the embedded provider as the portal does: authorization code with PKCE. */
export const createSignInFlow = (origin: string, headers: Record<string, string> = {}) => {
  const redirect = `${origin}/redirect.html`;
  const session = createCookieSession(
    (url) => url.pathname === '/redirect.html' || url.pathname === '/',
    headers,
  );
  const authorizeUrl = (more: Record<string, string> = {}) => {
    const values = {
      client_id: 'byggtun-portal',
      response_type: 'code',
      redirect_uri: redirect,
      scope: 'openid profile byggtun',
    };
    const proof = { code_challenge: challenge, code_challenge_method: 'S256', state: 's1', nonce: 'n1' };
    const query = new URLSearchParams({ ...values, ...proof, resource: 'urn:byggtun:api', ...more });
    return `${origin}/oidc/auth?${query.toString()}`;
  };
  const token = (form: Record<string, string>) =>
    fetch(`${origin}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'byggtun-portal', ...form }),
    });
  const redeem = (code: string, codeVerifier = verifier) =>
    token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      code_verifier: codeVerifier,
      resource: 'urn:byggtun:api',
    });
  const refresh = (refreshToken: string) =>
    token({ grant_type: 'refresh_token', refresh_token: refreshToken, resource: 'urn:byggtun:api' });
  return { ...session, authorizeUrl, redeem, refresh };
};
