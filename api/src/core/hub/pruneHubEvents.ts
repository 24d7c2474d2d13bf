import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';

/** Forgets events that every listener has had an hour to catch up with; tries again later when the database is away. */
export const pruneHubEvents = async (db: Kysely<Database>): Promise<void> => {
  await db
    .deleteFrom('hub_event')
    .where('created', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
    .catch(() => undefined);
};
