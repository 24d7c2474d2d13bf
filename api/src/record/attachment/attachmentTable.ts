import type { Generated } from 'kysely';

import type { AttachmentOwner } from './attachmentOwner';

interface AttachmentTable {
  buffer_guid: Generated<string>;
  /** The record that it belongs to; none as long as it is uploaded but not saved. */
  owner_kind: AttachmentOwner['kind'] | null;
  owner_id: number | null;
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
  /** When the bytes that came were found to have no virus; null where nothing has looked. */
  scanned_at: Generated<Date | null>;
  /** It was begun as a document, and nothing else can be made of it. */
  is_document: Generated<boolean>;
  /** A small picture is kept beside it. */
  has_thumbnail: Generated<boolean>;
  /** Of the one who looks into it right now (claimUpload.ts). */
  claim: string | null;
  claimed_until: Date | null;
}

interface AttachmentTicketTable {
  /** SHA-256 of what the cookie holds. */
  digest: string;
  buffer_guid: string;
  person_id: number;
  expires_at: Date;
}

interface StorageUseTable {
  kind: 'company' | 'project';
  /** Of the company that the uploader acts for, or of the project. */
  id: number;
  /** Of the attachments; counted by triggers. */
  bytes: number;
  files: number;
}

declare module '../../core/database/schema' {
  interface Database {
    attachment_ticket: AttachmentTicketTable;
    attachment: AttachmentTable;
    storage_use: StorageUseTable;
  }
}
