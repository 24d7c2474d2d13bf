import type { Actor } from '@byggtun/shared/contract/actor';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';
import { attachmentVisibleTo } from './attachmentVisibleTo';
import { unsavedBy } from './unsavedBy';

/**
 * Takes away the caller's own file that is not saved, and its bytes. The bytes go first: what stops in between is taken up again.
 * @throws Refusal 404 not there or not to be seen, 400 saved
 */
export const removeUnsaved = (
  { database, files, registers }: Pick<FastifyInstance, 'database' | 'files' | 'registers'>,
  actor: Actor,
  bufferGuid: string,
): Promise<void> =>
  database.db.transaction().execute(async (transaction) => {
    const visible = transaction
      .selectFrom('attachment')
      .select('buffer_guid')
      .where('buffer_guid', '=', bufferGuid);
    const own = await visible.where(unsavedBy(actor)).forUpdate().executeTakeFirst();
    if (!own) {
      const saved = await visible.where(attachmentVisibleTo(registers, actor)).executeTakeFirst();
      throw saved ? refuse.rule(attachmentTexts.removeUnsaved) : refuse.notFound();
    }
    await files.remove(bufferGuid);
    await transaction.deleteFrom('attachment').where('buffer_guid', '=', bufferGuid).execute();
  });
