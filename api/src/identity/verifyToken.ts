import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';

import type { VerifiedToken } from './requireToken';

/** Checks an access token; undefined when it does not hold. */
export type VerifyToken = (text: string) => Promise<VerifiedToken | undefined>;

/** Whose tokens are accepted. */
export interface TokenRules {
  issuer: string;
  audience: string | string[];
  keys: JWTVerifyGetKey;
}

const algorithms = ['RS256', 'ES256', 'PS256'];

/** Entra ID's tokens name the person in `preferred_username` or `upn` when the optional claim `email` is not configured. */
const emailOf = (claims: Record<string, unknown>): string | undefined =>
  [claims.email, claims.preferred_username, claims.upn].find((claim) => typeof claim === 'string');

/** Whether the token is to blame, and not an authority whose keys could not be fetched. */
const isTokenAtFault = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC';

/** Makes the check; verified tokens are remembered, a bounded number, never past their expiry. */
export const createVerifyToken = (findRules: () => Promise<TokenRules>): VerifyToken => {
  const verified = new LRUCache<string, VerifiedToken>({ max: 5000 });
  return async (text) => {
    const known = verified.get(text);
    if (known) return known.expires * 1000 > Date.now() ? known : undefined;
    const { keys, issuer, audience } = await findRules();
    try {
      const { payload } = await jwtVerify(text, keys, {
        issuer,
        audience,
        algorithms,
        requiredClaims: ['exp', 'sub'],
      });
      const email = emailOf(payload);
      if (payload.sub === undefined || payload.exp === undefined || email === undefined) return undefined;
      const token = { subject: payload.sub, email: email.toLowerCase(), expires: payload.exp };
      verified.set(text, token, { ttl: Math.max(1, token.expires * 1000 - Date.now()) });
      return token;
    } catch (error) {
      if (isTokenAtFault(error)) return undefined;
      throw error;
    }
  };
};
