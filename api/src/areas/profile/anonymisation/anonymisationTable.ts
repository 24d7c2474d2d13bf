import type { Generated } from 'kysely';

interface AnonymisationTable {
  person_id: number;
  /** Contact person of developer staff. */
  by_id: number;
  created_at: Generated<Date>;
}

declare module '../../../core/database/schema' {
  /** The log of who has been anonymised. */
  interface Database {
    anonymisation: AnonymisationTable;
  }
}

// A module, so that what it declares adds to the one it names.
export {};
