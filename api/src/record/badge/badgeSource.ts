import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CurrentUser } from '../person/currentUser';

/** Badges that an area counts together. */
export interface BadgeSource {
  names: readonly string[];
  /** How much waits for the caller, by badge. */
  count: (db: Kysely<Database>, user: CurrentUser) => Promise<Readonly<Record<string, number>>>;
}
