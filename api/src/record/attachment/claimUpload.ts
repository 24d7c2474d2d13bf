import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';

/** Seconds for which a claim holds; who works on renews it, so that one of an instance that died ends soon. */
const lifetime = 15;

const until = sql<Date>`clock_timestamp() + make_interval(secs => ${lifetime})`;

/** A file that is whole and is looked into by nobody else until `release`. */
export interface Claim {
  id: string;
  release: () => Promise<void>;
}

/**
 * Claims a file that is not completed, over all instances.
 * @returns undefined when another has the claim, or it is completed or gone
 */
export const claimUpload = async (db: Kysely<Database>, bufferGuid: string): Promise<Claim | undefined> => {
  const id = randomUUID();
  const claimed = await db
    .updateTable('attachment')
    .set({ claim: id, claimed_until: until })
    .where('buffer_guid', '=', bufferGuid)
    .where('completed_at', 'is', null)
    .where((eb) => eb.or([eb('claim', 'is', null), eb('claimed_until', '<', sql<Date>`clock_timestamp()`)]))
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return undefined;
  const own = db.updateTable('attachment').where('buffer_guid', '=', bufferGuid).where('claim', '=', id);
  // What can't be renewed now is tried again, as the claim holds over several of them.
  const renew = () =>
    void own
      .set({ claimed_until: until })
      .execute()
      .catch(() => undefined);
  const renewal = setInterval(renew, (lifetime * 1000) / 4).unref();
  return {
    id,
    release: async () => {
      clearInterval(renewal);
      await own.set({ claim: null, claimed_until: null }).execute();
    },
  };
};
