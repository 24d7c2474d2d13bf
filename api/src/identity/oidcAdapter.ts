import { type Kysely, sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';

import type { Database } from '../database/schema';

const toPayload = (
  row: { payload: unknown; consumed_at: Date | null } | undefined,
): AdapterPayload | undefined => {
  if (!row) return undefined;
  const payload = row.payload as AdapterPayload;
  return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
};

const isAlive = sql<boolean>`(expires_at is null or expires_at > now())`;

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
    const consume = async (id: string) => {
      await db
        .updateTable('oidc_payload')
        .set({ consumed_at: new Date() })
        .where('id', '=', key(id))
        .execute();
    };
    const destroy = async (id: string) => {
      await db.deleteFrom('oidc_payload').where('id', '=', key(id)).execute();
    };
    const revokeByGrantId = async (grantId: string) => {
      await db.deleteFrom('oidc_payload').where('grant_id', '=', grantId).execute();
    };
    return {
      find,
      findByUid,
      findByUserCode: () => Promise.resolve(undefined),
      upsert,
      consume,
      destroy,
      revokeByGrantId,
    };
  };

/** Forgets what has expired. */
export const pruneOidcPayloads = async (db: Kysely<Database>): Promise<void> => {
  await db.deleteFrom('oidc_payload').where('expires_at', '<', new Date()).execute();
};
