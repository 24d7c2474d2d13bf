import type { Generated } from 'kysely';

/** PDFs that were made of Word and Excel files, by what they lie under in the file store. */
interface ConvertedTable {
  key: string;
  /** When somebody asked for it last, give or take a day. */
  asked_at: Generated<Date>;
}

declare module '../../../core/database/schema' {
  interface Database {
    converted: ConvertedTable;
  }
}
