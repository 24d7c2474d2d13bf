import { chunkSize } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { Refusal } from '../../core/http/refuse';

/**
 * Makes one file of the pieces of an upload, and holds what the store has against what the uploader has sent. When something is missing, the
 * upload goes on from the last whole piece.
 * @throws Refusal 409 when the store does not have all of it
 */
export const requireStored = async (
  { database, files }: Pick<FastifyInstance, 'database' | 'files'>,
  { buffer_guid, size }: Pick<Selectable<Database['attachment']>, 'buffer_guid' | 'size'>,
): Promise<void> => {
  const offsets = Array.from({ length: Math.ceil(size / chunkSize) }, (_, index) => index * chunkSize);
  const stored = await files.joinChunks(buffer_guid, offsets);
  if (stored === size) return;
  const received = stored < size ? Math.floor(stored / chunkSize) * chunkSize : 0;
  await database.db
    .updateTable('attachment')
    .set({ received })
    .where('buffer_guid', '=', buffer_guid)
    .where('completed_at', 'is', null)
    .execute();
  throw new Refusal(409, 'notStored', attachmentTexts.notStored);
};
