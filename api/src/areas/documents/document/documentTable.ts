import type { Generated, GeneratedAlways } from 'kysely';

interface DocumentTable {
  id: Generated<number>;
  uuid: Generated<string>;
  /** Its folder's (a foreign key keeps it so). */
  project_id: number;
  folder_id: number;
  /** That of its latest version. */
  file_name: string;
  /** The name as `fold_text` makes it, to search in. */
  search: GeneratedAlways<string>;
  /** Number of its latest version. */
  version: Generated<number>;
  /** When that was made. */
  changed_at: Generated<Date>;
}

declare module '../../../core/database/schema' {
  interface Database {
    document: DocumentTable;
  }
}
