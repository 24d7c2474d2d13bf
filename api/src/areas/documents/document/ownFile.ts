import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { unsavedBy } from '../../../record/attachment/unsavedBy';
import type { CurrentUser } from '../../../record/person/currentUser';

/** A file of the person's that is whole, was begun as a document, and belongs to nothing yet. */
export const findNewFile = (db: Kysely<Database>, user: CurrentUser, bufferGuid: string) =>
  db
    .selectFrom('attachment')
    .where('buffer_guid', '=', bufferGuid)
    .where('is_document', '=', true)
    .where('completed_at', 'is not', null)
    .where(unsavedBy(user))
    .select('file_name as fileName')
    .executeTakeFirst();

/** What the person has made of a file already: the version of a document. */
export const findMadeOf = (db: Kysely<Database>, user: CurrentUser, bufferGuid: string) =>
  db
    .selectFrom('attachment')
    .innerJoin('revision', (join) =>
      join.onRef('revision.id', '=', 'attachment.owner_id').on('attachment.owner_kind', '=', 'revision'),
    )
    .innerJoin('document', 'document.id', 'revision.document_id')
    .where('attachment.buffer_guid', '=', bufferGuid)
    .where('attachment.created_by_id', '=', user.id)
    .select(['document.id', 'document.folder_id as folderId', 'attachment.file_name as fileName'])
    .select(['revision.id as revisionId', 'revision.number', 'revision.comment'])
    .executeTakeFirst();
