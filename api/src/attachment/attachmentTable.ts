import type { Generated } from 'kysely';

interface AttachmentTable {
  buffer_guid: Generated<string>;
  /** What it belongs to: one of the four, or none as long as it is uploaded but not saved. */
  complaint_id: number | null;
  aberration_id: number | null;
  action_id: number | null;
  comment_id: number | null;
  file_name: string;
  /** As the sender says, until the bytes have been looked at. */
  content_type: string;
  /** Bytes: as the sender says, until the file is complete. */
  size: number;
  created_at: Generated<Date>;
  created_by_id: number | null;
  /** Bytes that are stored. */
  received: Generated<number>;
  /** When all bytes were there and were found to be an allowed kind; null until then. */
  completed_at: Date | null;
  /** Of the bytes as they are kept, hexadecimal; null until it is complete. */
  sha256: string | null;
  /** A small picture is kept beside it. */
  has_thumbnail: Generated<boolean>;
}

interface AttachmentTicketTable {
  /** SHA-256 of what the cookie holds. */
  digest: string;
  buffer_guid: string;
  person_id: number;
  expires_at: Date;
}

/** Tables of attachments. */
export interface AttachmentTables {
  attachment_ticket: AttachmentTicketTable;
  attachment: AttachmentTable;
}
