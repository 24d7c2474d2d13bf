import type { Generated } from 'kysely';

/** A version of a document; its one attachment is the file. */
interface RevisionTable {
  id: Generated<number>;
  project_id: number;
  document_id: number;
  /** From 1. */
  number: number;
  /** What was changed; empty of the first. */
  comment: Generated<string>;
  author_id: number;
  created_at: Generated<Date>;
}

declare module '../../../core/database/schema' {
  interface Database {
    revision: RevisionTable;
  }
}
