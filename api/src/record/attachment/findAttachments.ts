import { type Attachment, attachmentStatus } from '@byggtun/shared/contract/attachment';
import { extensionOf } from '@byggtun/shared/contract/attachmentKind';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { AttachmentOwner } from './attachmentOwner';

/** The attachments of these owners of one kind, by owner, oldest first. Whether the caller may see the owners is asked before. */
export const findAttachmentsOf = async (
  db: Kysely<Database>,
  kind: AttachmentOwner['kind'],
  ids: readonly number[],
): Promise<Map<number, Attachment[]>> => {
  const found = new Map<number, Attachment[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('attachment')
    .leftJoin('contact_person', 'contact_person.id', 'attachment.created_by_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .where('owner_kind', '=', kind)
    .where('owner_id', 'in', ids)
    .select([
      'owner_id as ownerId',
      'buffer_guid as bufferGuid',
      'file_name as fileName',
      'content_type as contentType',
      'size',
      'has_thumbnail as hasThumbnail',
      'attachment.created_at',
      'person.full_name as addedBy',
    ])
    .orderBy('attachment.created_at')
    .orderBy('buffer_guid')
    .execute();
  for (const { ownerId, created_at, ...row } of rows) {
    const attachment = {
      ...row,
      extension: extensionOf(row.fileName),
      status: attachmentStatus.saved,
      addedAt: created_at.toISOString(),
    };
    if (ownerId !== null) found.set(ownerId, [...(found.get(ownerId) ?? []), attachment]);
  }
  return found;
};

/** The attachments of one owner, oldest first. */
export const findAttachments = async (
  db: Kysely<Database>,
  { kind, id }: AttachmentOwner,
): Promise<Attachment[]> => (await findAttachmentsOf(db, kind, [id])).get(id) ?? [];
