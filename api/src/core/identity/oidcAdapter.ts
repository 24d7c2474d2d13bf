import { type Kysely, sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';

import { isForeignValue } from '../database/isForeignValue';
import type { Database } from '../database/schema';
import { errors } from './openIdLibrary';

const toPayload = (
  row: { payload: unknown; consumed_at: Date | null } | undefined,
): AdapterPayload | undefined => {
  if (!row) return undefined;
  const payload = row.payload as AdapterPayload;
  return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
};

const isAlive = sql<boolean>`(expires_at is null or expires_at > now())`;

/** What the database can't take, in an id or a parameter, is the caller's fault. */
const asOidcError = (error: unknown) =>
  isForeignValue(error) ? new errors.InvalidRequest('a value can not be stored') : error;

const blameCaller =
  <A extends unknown[], T>(ask: (...args: A) => Promise<T>) =>
  (...args: A): Promise<T> =>
    ask(...args).catch((error: unknown) => {
      throw asOidcError(error);
    });

/** What the identity provider remembers, in the database: over restarts and for every instance. */
export const createOidcAdapter =
  (db: Kysely<Database>) =>
  (model: string): Adapter => {
    const key = (id: string) => `${model}:${id}`;
    const find = (id: string) =>
      db
        .selectFrom('oidc_payload')
        .select(['payload', 'consumed_at'])
        .where('id', '=', key(id))
        .where(isAlive)
        .executeTakeFirst()
        .then(toPayload);
    const findByUid = (uid: string) =>
      db
        .selectFrom('oidc_payload')
        .select(['payload', 'consumed_at'])
        .where('uid', '=', uid)
        .where('id', 'like', key('%'))
        .where(isAlive)
        .executeTakeFirst()
        .then(toPayload);
    const upsert = async (id: string, payload: AdapterPayload, expiresIn: number) => {
      const values = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      await db
        .insertInto('oidc_payload')
        .values({ id: key(id), ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    };
    const revokeGrant = async (grantId: string) => {
      await db
        .deleteFrom('oidc_payload')
        .where((eb) => eb.or([eb('grant_id', '=', grantId), eb('id', '=', `Grant:${grantId}`)]))
        .execute();
    };
    // The provider has found it unused before, as has everybody who redeems it at the same moment; one of them is first.
    const consume = async (id: string) => {
      const { numUpdatedRows } = await db
        .updateTable('oidc_payload')
        .set({ consumed_at: new Date() })
        .where('id', '=', key(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      // Whoever is second may have stolen it, or the first may have: what came of it is worth nothing (RFC 6749, section 4.1.2).
      const used = await find(id);
      if (used?.grantId !== undefined) await revokeGrant(used.grantId);
      throw new errors.InvalidGrant('already consumed');
    };
    const destroy = async (id: string) => {
      await db.deleteFrom('oidc_payload').where('id', '=', key(id)).execute();
    };
    const revokeByGrantId = async (grantId: string) => {
      await db.deleteFrom('oidc_payload').where('grant_id', '=', grantId).execute();
    };
    return {
      find: blameCaller(find),
      findByUid: blameCaller(findByUid),
      findByUserCode: () => Promise.resolve(undefined),
      upsert: blameCaller(upsert),
      consume: blameCaller(consume),
      destroy: blameCaller(destroy),
      revokeByGrantId,
    };
  };
