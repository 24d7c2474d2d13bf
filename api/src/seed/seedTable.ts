import type { Generated } from 'kysely';

/** What has been seeded, so that it happens once. */
export interface SeedTables {
  seed_run: { name: string; created_at: Generated<Date> };
}
