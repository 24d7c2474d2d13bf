import type { Actor } from '@byggtun/shared/contract/actor';
import { chunkSize, type Upload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';
import { uploadOf } from './findOwnUpload';
import { unsavedBy } from './unsavedBy';

/** The next piece of a file. */
interface Chunk {
  bufferGuid: string;
  /** Where it begins. */
  offset: number;
  bytes: Uint8Array;
}

/**
 * Keeps the next piece of the caller's own upload; one that is not waited for changes nothing. The lock keeps two senders of the same file
 * apart, and any piece from a file that is whole.
 * @throws Refusal 404 not the caller's, 400 not as long as it should be
 */
export const receiveChunk = (
  { database, files }: Pick<FastifyInstance, 'database' | 'files'>,
  actor: Actor,
  { bufferGuid, offset, bytes }: Chunk,
): Promise<Upload> =>
  database.db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('attachment')
      .selectAll()
      .where('buffer_guid', '=', bufferGuid)
      .where(unsavedBy(actor))
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    if (offset !== before.received || before.received === before.size) return uploadOf(before);
    if (bytes.length !== Math.min(chunkSize, before.size - offset))
      throw refuse.rule(attachmentTexts.wrongLength);
    await files.putChunk(bufferGuid, offset, bytes);
    const received = offset + bytes.length;
    await transaction
      .updateTable('attachment')
      .set({ received })
      .where('buffer_guid', '=', bufferGuid)
      .execute();
    return uploadOf({ ...before, received });
  });
