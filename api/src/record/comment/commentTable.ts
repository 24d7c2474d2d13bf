import type { Generated } from 'kysely';

import type { CaseKind } from '../case/caseKind';
import type { RequestMark } from '../idempotency/requestMark';

interface CommentTable extends RequestMark {
  id: Generated<number>;
  /** The record that it belongs to. */
  owner_kind: CaseKind['type'];
  owner_id: number;
  /** Visible text. */
  text: string;
  /** The same with its markup, sanitised; null where the text is all there is. */
  html: string | null;
  /** 1 the customer too, 2 developer staff alone, 3 staff and contractors. */
  recipient_type: Generated<1 | 2 | 3>;
  created_at: Generated<Date>;
  /** Null when the customer of the case wrote it. */
  created_by_id: number | null;
  read_by_customer: Generated<boolean>;
}

/** Whom a comment mentions. */
interface CommentTagTable {
  comment_id: number;
  contact_person_id: number;
}

declare module '../../core/database/schema' {
  interface Database {
    comment: CommentTable;
    comment_tag: CommentTagTable;
  }
}
