import type { Generated } from 'kysely';

declare module '../../core/database/schema' {
  /** What has been seeded, so that it happens once. */
  interface Database {
    seed_run: { name: string; created_at: Generated<Date> };
  }
}
