import type { Generated } from 'kysely';

interface CommentTable {
  id: Generated<number>;
  /** The case that it belongs to: one of the three. */
  complaint_id: number | null;
  aberration_id: number | null;
  action_id: number | null;
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
  /** The form that it came from; a repeated one makes no second. */
  request_id: string | null;
}

/** Whom a comment mentions. */
interface CommentTagTable {
  comment_id: number;
  contact_person_id: number;
}

/** Tables of comments. */
export interface CommentTables {
  comment: CommentTable;
  comment_tag: CommentTagTable;
}
