import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import type { Actor } from '@byggtun/shared/contract/actor';
import { attachmentStatus, type AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { AttachmentOwner } from './attachmentOwner';

type Server = Pick<FastifyInstance, 'database' | 'files'>;

const copyImage = async (
  { database, files }: Server,
  actor: Pick<Actor, 'id'>,
  image: Selectable<Database['attachment']>,
): Promise<string> => {
  const { file_name, content_type, size, sha256, has_thumbnail, scanned_at } = image;
  const buffer_guid = randomUUID();
  for (const part of ['image', 'thumbnail'] as const)
    await files.put(buffer_guid, part, async (path) =>
      pipeline(await files.open(image.buffer_guid, part), createWriteStream(path)),
    );
  await database.db
    .insertInto('attachment')
    .values({
      ...{ buffer_guid, file_name, content_type, size, sha256, has_thumbnail, scanned_at },
      received: size,
      completed_at: new Date(),
      created_by_id: actor.id,
    })
    .execute();
  return buffer_guid;
};

/**
 * Copies the images of a record that stand among these attachments (status 1), so that another record can have them too. The copies are
 * the caller's and not saved (status 2) until `attachNew` makes them the other's; what comes to nothing goes as unsaved files do.
 * Whether the caller may see the record is asked before.
 * @returns the attachments with the copies in place of what was copied
 */
export const copyImages = async (
  app: Server,
  actor: Pick<Actor, 'id'>,
  { kind, id }: AttachmentOwner,
  attachments: AttachmentsToSave = [],
): Promise<AttachmentsToSave> => {
  const isSaved = ({ status }: AttachmentsToSave[number]) => status === attachmentStatus.saved;
  const guids = attachments.filter(isSaved).map(({ bufferGuid }) => bufferGuid);
  if (guids.length === 0) return attachments;
  const images = await app.database.db
    .selectFrom('attachment')
    .selectAll()
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('buffer_guid', 'in', guids)
    .where('has_thumbnail', '=', true)
    .orderBy('created_at')
    .orderBy('buffer_guid')
    .execute();
  const copies: AttachmentsToSave = [];
  for (const image of images)
    copies.push({ bufferGuid: await copyImage(app, actor, image), status: attachmentStatus.unsaved });
  return [...attachments.filter((one) => !isSaved(one)), ...copies];
};
