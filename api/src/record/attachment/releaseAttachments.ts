import { sql, type Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { AttachmentOwner } from './attachmentOwner';

/**
 * Takes the attachments of a record away from it, in the caller's transaction: nobody sees them from then on, and `removeStale` removes
 * them with their bytes. Who may is asked before.
 * @param kept the one that stays
 */
export const releaseAttachments = async (
  transaction: Transaction<Database>,
  { kind, id }: AttachmentOwner,
  kept: string | null = null,
): Promise<void> => {
  await sql`select release_attachments(${kind}, ${id}, ${kept}::uuid)`.execute(transaction);
};
