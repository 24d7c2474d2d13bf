import { extensionOf } from '@byggtun/shared/contract/attachmentKind';
import type { DocumentRow } from '@byggtun/shared/contract/document';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** Documents with their latest version, its author and its file. Whether the caller may see them is added by who asks. */
export const selectDocuments = (db: Kysely<Database>) =>
  db
    .selectFrom('document')
    .innerJoin('folder', 'folder.id', 'document.folder_id')
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.document_id', '=', 'document.id')
        .onRef('revision.number', '=', 'document.version'),
    )
    .innerJoin('contact_person', 'contact_person.id', 'revision.author_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('attachment', (join) =>
      join
        .on('attachment.owner_kind', '=', sql.lit('revision'))
        .onRef('attachment.owner_id', '=', 'revision.id'),
    );

/** What a line of a document is made of. */
export const documentColumns = [
  'document.uuid',
  'document.file_name as fileName',
  'document.version',
  'revision.comment',
  'revision.created_at as createdAt',
  'person.full_name as author',
  'folder.can_upload_version as canUploadVersion',
  'attachment.buffer_guid as guid',
  'attachment.content_type as contentType',
  'attachment.size',
  'attachment.has_thumbnail as hasThumbnail',
] as const;

interface Found {
  uuid: string;
  fileName: string;
  version: number;
  comment: string;
  createdAt: Date;
  author: string;
  canUploadVersion: boolean;
  guid: string;
  contentType: string;
  size: number;
  hasThumbnail: boolean;
}

/** A document as a line of its folder. */
export const documentRow = (found: Found, mayUpload: boolean): DocumentRow => {
  const extension = extensionOf(found.fileName);
  return {
    uuid: found.uuid,
    name: extension ? found.fileName.slice(0, -extension.length - 1) : found.fileName,
    fileName: found.fileName,
    extension,
    list: false,
    selected: false,
    applicationType: found.contentType,
    version: found.version,
    dateTime: found.createdAt.toISOString(),
    author: found.author,
    versionComment: found.comment,
    canUploadVersion: mayUpload && found.canUploadVersion,
    guid: found.guid,
    size: found.size,
    hasThumbnail: found.hasThumbnail,
  };
};

/** A folder as a line of the one above. */
export const folderRow = ({ uuid, name }: { uuid: string; name: string }): DocumentRow => ({
  uuid,
  name,
  fileName: '',
  extension: '',
  list: true,
  selected: false,
  applicationType: null,
  version: null,
  dateTime: null,
  author: null,
  versionComment: null,
  canUploadVersion: false,
  guid: null,
  size: null,
  hasThumbnail: false,
});
