import { createLocalJWKSet, createRemoteJWKSet } from 'jose';
import * as z from 'zod';

import type { Connection } from '../database/connect';
import { refuse } from '../http/refuse';
import { isSafeAddress } from '../release/store/address';
import type { Settings } from '../settings/settings';
import { publicKeysOf, readIdentityKeys } from './identityKeys';
import type { TokenRules } from './verifyToken';
import type { Vouching } from './vouchedEmail';

const safe = z.url().refine(isSafeAddress, 'Neither https nor on this machine');

/** What of a discovery document is read here, and what browsers follow from it. */
const discovery = z.object({
  issuer: z.string(),
  jwks_uri: safe,
  authorization_endpoint: safe.optional(),
  token_endpoint: safe.optional(),
  end_session_endpoint: safe.optional(),
});

const away = 'Innloggingen kan ikke kontrolleres akkurat nå. Vent litt og prøv igjen.';

/** The embedded provider's name in its tokens. */
export const embeddedIssuer = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string => `${publicUrl}/oidc`;

const readDiscovery = async (authority: string) => {
  const base = authority.replace(/\/$/, '');
  const answer = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
    // Keys that decide who somebody is come from where the settings say.
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The authority's discovery document answered ${answer.status}`);
  return discovery.parse(await answer.json());
};

/** The tenant in which Entra ID puts everybody's private account. */
const privateAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** What an external authority's word on e-mail addresses is worth; its issuer tells whether it is one tenant's. */
const vouchingOf = ({ protocol, emails }: Settings['oidc'], issuer: string): Vouching => {
  if (protocol !== 'AAD') return emails;
  return issuer.includes('{tenantid}') || issuer.includes(privateAccounts) ? 'tenants' : 'tenant';
};

/**
 * Finds out whose tokens hold: the embedded provider's, or those of the external authority by its discovery document.
 * @returns throws Refusal 503 while the authority is away, or names addresses that are not https
 */
export const createTokenRules = (settings: Settings, { db }: Connection): (() => Promise<TokenRules>) => {
  const { authority, audience, apiScopes, protocol } = settings.oidc;
  const find = async (): Promise<TokenRules> => {
    if (authority === undefined) {
      const keys = createLocalJWKSet(publicKeysOf(await readIdentityKeys(db)));
      const issuer = embeddedIssuer(settings);
      return { issuer, audience, keys, vouching: 'all', style: 'embedded', apiScopes };
    }
    const { issuer, jwks_uri } = await readDiscovery(authority);
    const keys = createRemoteJWKSet(new URL(jwks_uri));
    const style = protocol === 'AAD' ? 'entra' : 'other';
    return { issuer, audience, keys, vouching: vouchingOf(settings.oidc, issuer), style, apiScopes };
  };
  let rules: Promise<TokenRules> | undefined;
  return () => {
    rules ??= find().catch((error: unknown) => {
      rules = undefined;
      throw Object.assign(refuse.unavailable(away), { cause: error });
    });
    return rules;
  };
};
