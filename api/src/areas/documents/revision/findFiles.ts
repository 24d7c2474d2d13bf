import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { selectDocuments } from '../document/documentRows';
import { folderVisibleTo } from '../folder/folderVisibleTo';

/**
 * The files of the latest versions of these documents, in their order.
 * @throws Refusal 404 when one is not there, or not theirs to see
 */
export const findFiles = async (db: Kysely<Database>, user: CurrentUser, uuids: readonly string[]) => {
  const found = await selectDocuments(db)
    .where('document.uuid', 'in', [...new Set(uuids)])
    .where(folderVisibleTo(user))
    .select(['document.uuid', 'document.file_name', 'attachment.buffer_guid', 'attachment.content_type'])
    .select(['attachment.size', 'attachment.sha256', 'attachment.has_thumbnail'])
    .execute();
  const files = new Map(found.map((file) => [file.uuid.toLowerCase(), file]));
  return uuids.map((uuid) => {
    const file = files.get(uuid.toLowerCase());
    if (!file) throw refuse.notFound();
    return file;
  });
};

export type DocumentFile = Awaited<ReturnType<typeof findFiles>>[number];
