import type { Generated } from 'kysely';

interface AttachmentTable {
  buffer_guid: Generated<string>;
  /** What it belongs to: one of the four, or none as long as it is uploaded but not saved. */
  complaint_id: number | null;
  aberration_id: number | null;
  action_id: number | null;
  comment_id: number | null;
  file_name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  created_at: Generated<Date>;
  created_by_id: number | null;
}

/** Tables of attachments. */
export interface AttachmentTables {
  attachment: AttachmentTable;
}
