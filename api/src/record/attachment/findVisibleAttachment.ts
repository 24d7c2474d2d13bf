import type { Actor } from '@byggtun/shared/contract/actor';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';
import { attachmentVisibleTo } from './attachmentVisibleTo';

/** A complete attachment that the caller may see. @throws Refusal 404 */
export const findVisibleAttachment = async (
  { database, registers }: Pick<FastifyInstance, 'database' | 'registers'>,
  actor: Actor,
  bufferGuid: string,
) => {
  const found = await database.db
    .selectFrom('attachment')
    .where('attachment.buffer_guid', '=', bufferGuid)
    .where('attachment.completed_at', 'is not', null)
    .where(attachmentVisibleTo(registers, actor))
    .select(['buffer_guid', 'file_name', 'content_type', 'size', 'sha256', 'has_thumbnail'])
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
