import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { FileStore } from '../../../core/file/fileStore';
import { refuse } from '../../../core/http/refuse';
import type { StoredAnswer } from '../../../core/http/sendStored';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';

/**
 * A document of a project as an answer, to be shown.
 * @throws Refusal 404 without one, or when the project is not theirs to see
 */
export const findProjectDocument = async (
  db: Kysely<Database>,
  files: FileStore,
  user: CurrentUser,
  { id, kind }: { id: number; kind: Database['project_document']['kind'] },
): Promise<StoredAnswer> => {
  await requireProject(db, user, id);
  const found = await db
    .selectFrom('project_document')
    .where('project_id', '=', id)
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return {
    size: found.size,
    mediaType: 'application/pdf',
    name: found.file_name,
    version: found.sha256,
    save: false,
    open: (range) => files.open(found.buffer_guid, 'content', range),
  };
};
