import type { Actor } from '@byggtun/shared/contract/actor';
import type { Upload } from '@byggtun/shared/contract/attachmentCalls';
import type { Kysely, Selectable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import { unsavedBy } from './unsavedBy';

type Row = Selectable<Database['attachment']>;

/** How far an upload has come, as it is told. */
export const uploadOf = ({
  buffer_guid,
  received,
  size,
}: Pick<Row, 'buffer_guid' | 'received' | 'size'>): Upload => ({
  bufferGuid: buffer_guid,
  received,
  size,
});

/** The caller's own file that is not saved. @throws Refusal 404 */
export const findOwnUpload = async (db: Kysely<Database>, actor: Actor, bufferGuid: string): Promise<Row> => {
  const found = await db
    .selectFrom('attachment')
    .selectAll()
    .where('buffer_guid', '=', bufferGuid)
    .where(unsavedBy(actor))
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
