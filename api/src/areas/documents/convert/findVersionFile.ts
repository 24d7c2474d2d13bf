import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { folderVisibleTo } from '../folder/folderVisibleTo';

interface Asked {
  uuid: string;
  /** Key of a version's bytes; the latest when it is left out. */
  guid?: string | undefined;
}

/** The file of a version of a document. @throws Refusal 404 when it is not there, or not theirs to see */
export const findVersionFile = async (db: Kysely<Database>, user: CurrentUser, { uuid, guid }: Asked) => {
  const found = await db
    .selectFrom('document')
    .innerJoin('folder', 'folder.id', 'document.folder_id')
    .innerJoin('revision', 'revision.document_id', 'document.id')
    .innerJoin('attachment', (join) =>
      join.on('attachment.owner_kind', '=', 'revision').onRef('attachment.owner_id', '=', 'revision.id'),
    )
    .where('document.uuid', '=', uuid)
    .where(folderVisibleTo(user))
    .where((eb) =>
      guid === undefined
        ? eb('revision.number', '=', eb.ref('document.version'))
        : eb('attachment.buffer_guid', '=', guid),
    )
    .select([
      'attachment.buffer_guid',
      'attachment.file_name',
      'attachment.content_type',
      'attachment.sha256',
    ])
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};

export type VersionFile = Awaited<ReturnType<typeof findVersionFile>>;
