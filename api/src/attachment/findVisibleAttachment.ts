import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { attachmentVisibleTo } from './attachmentVisibleTo';

/**
 * A complete attachment that the caller may see.
 * @throws Refusal 404
 */
export const findVisibleAttachment = async (db: Kysely<Database>, actor: CaseActor, bufferGuid: string) => {
  const found = await db
    .selectFrom('attachment')
    .where('attachment.buffer_guid', '=', bufferGuid)
    .where('attachment.completed_at', 'is not', null)
    .where(attachmentVisibleTo(actor))
    .select(['buffer_guid', 'file_name', 'content_type', 'size', 'sha256', 'has_thumbnail'])
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
