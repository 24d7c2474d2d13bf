import { randomBytes } from 'node:crypto';

import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import * as z from 'zod';

import type { Database } from '../database/schema';

const keysSchema = z.object({
  /** The private signing keys, newest first. */
  jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) }),
  /** Sign the provider's cookies. */
  cookieKeys: z.array(z.string()),
});

/** What the embedded identity provider signs with; the same for every instance and over restarts. */
export interface IdentityKeys {
  jwks: { keys: (JWK & { kid: string; kty: string })[] };
  cookieKeys: string[];
}

const generate = async (): Promise<IdentityKeys> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  const kid = randomBytes(8).toString('hex');
  return {
    jwks: { keys: [{ ...key, kty: 'RSA', kid, alg: 'RS256', use: 'sig' }] },
    cookieKeys: [randomBytes(32).toString('base64url')],
  };
};

/** Reads the keys; the first instance that asks makes them. */
export const readIdentityKeys = async (db: Kysely<Database>): Promise<IdentityKeys> => {
  const find = () =>
    db.selectFrom('identity_key').select('value').where('name', '=', 'provider').executeTakeFirst();
  const known = await find();
  if (known) return keysSchema.parse(known.value);
  const value = JSON.stringify(await generate());
  await db
    .insertInto('identity_key')
    .values({ name: 'provider', value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return keysSchema.parse((await find())?.value);
};

/** The halves of the keys that everybody may know. */
export const publicKeysOf = ({ jwks }: IdentityKeys) => ({
  keys: jwks.keys.map(({ kty, kid, n, e, alg, use }) => ({ kty, kid, n, e, alg, use })),
});
