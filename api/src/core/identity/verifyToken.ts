import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';

import { isForApi, type TokenStyle } from './isForApi';
import type { VerifiedToken } from './requireToken';
import { vouchedEmail, type Vouching } from './vouchedEmail';

/** Checks access tokens. */
export interface VerifyToken {
  /** What the token says; undefined when it does not hold. */
  (text: string): Promise<VerifiedToken | undefined>;
  /** Whether it was found to hold before, by this instance. */
  knows: (text: string) => boolean;
}

/** Whose tokens are accepted. */
export interface TokenRules {
  /** Who has signed them; `{tenantid}` in it stands for whichever tenant the token is of. */
  issuer: string;
  audience: string | string[];
  keys: JWTVerifyGetKey;
  vouching: Vouching;
  style: TokenStyle;
  /** One of them must be in the token. */
  apiScopes: readonly string[];
}

const algorithms = ['RS256', 'ES256', 'PS256'];

const tenantId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The discovery document of several tenants names no issuer, but how each tenant's is written. */
const isIssuedBy = (issuer: string, { iss, tid }: JWTPayload) => {
  if (!issuer.includes('{tenantid}')) return iss === issuer;
  return typeof tid === 'string' && tenantId.test(tid) && iss === issuer.replace('{tenantid}', tid);
};

/** Whether the token is to blame, and not an authority whose keys could not be fetched. */
const isTokenAtFault = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC';

/** Makes the check; verified tokens are remembered, a bounded number, never past their expiry. */
export const createVerifyToken = (findRules: () => Promise<TokenRules>): VerifyToken => {
  const verified = new LRUCache<string, VerifiedToken>({ max: 5000 });
  const verify = async (text: string) => {
    const known = verified.get(text);
    if (known) return known.expires * 1000 > Date.now() ? known : undefined;
    const { keys, issuer, audience, vouching, style, apiScopes } = await findRules();
    try {
      const { payload, protectedHeader } = await jwtVerify(text, keys, {
        audience,
        algorithms,
        requiredClaims: ['exp', 'iss', 'sub'],
      });
      if (payload.sub === undefined || payload.exp === undefined) return undefined;
      if (!isIssuedBy(issuer, payload)) return undefined;
      if (!isForApi(protectedHeader, payload, style, apiScopes)) return undefined;
      const email = vouchedEmail(payload, vouching);
      const token = { subject: payload.sub, email, expires: payload.exp };
      verified.set(text, token, { ttl: Math.max(1, token.expires * 1000 - Date.now()) });
      return token;
    } catch (error) {
      if (isTokenAtFault(error)) return undefined;
      throw error;
    }
  };
  return Object.assign(verify, { knows: (text: string) => verified.has(text) });
};
