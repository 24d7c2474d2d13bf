import type { Generated } from 'kysely';

import type { CaseKind } from './caseKind';

interface JournalTable {
  id: Generated<number>;
  /** The record that was changed. */
  owner_kind: CaseKind['type'];
  owner_id: number;
  created_at: Generated<Date>;
  created_by_id: number;
  field: 'status' | 'responsible';
  /** Status number or contact person id, by `field`. */
  from_value: number;
  to_value: number;
}

interface RecordTable {
  /** The type of a kind of case, or 'comment'. */
  kind: CaseKind['type'];
  id: number;
  /** Null of what is a person's own. */
  project_id: number | null;
}

declare module '../../core/database/schema' {
  /** What any record has; `record` itself is kept by triggers of the kinds' tables. */
  interface Database {
    journal: JournalTable;
    record: RecordTable;
  }
}
