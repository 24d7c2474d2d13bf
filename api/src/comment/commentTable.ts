import type { Generated } from 'kysely';

interface CommentTable {
  id: Generated<number>;
  /** The case that it belongs to: one of the three. */
  complaint_id: number | null;
  aberration_id: number | null;
  action_id: number | null;
  /** Visible text. */
  text: string;
  /** 1 the customer too, 2 developer staff alone, 3 staff and contractors. */
  recipient_type: Generated<1 | 2 | 3>;
  created_at: Generated<Date>;
  /** Null when the customer of the case wrote it. */
  created_by_id: number | null;
  read_by_customer: Generated<boolean>;
}

/** Tables of comments. */
export interface CommentTables {
  comment: CommentTable;
}
