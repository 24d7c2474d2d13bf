import type { Generated } from 'kysely';

interface RemindedDayTable {
  /** `YYYY-MM-DD`, in Norway. */
  day: string;
  told_at: Generated<Date>;
  /** How many were written that day. */
  mails: Generated<number>;
}

declare module '../../../core/database/schema' {
  /** The days of which people have been told what runs out. */
  interface Database {
    reminded_day: RemindedDayTable;
  }
}

// A module, so that what it declares adds to the one it names.
export {};
