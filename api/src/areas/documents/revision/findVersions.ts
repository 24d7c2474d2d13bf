import { extensionOf } from '@byggtun/shared/contract/attachmentKind';
import type { DocumentVersion } from '@byggtun/shared/contract/document';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { revisionCase } from './revisionCase';

interface Asked {
  uuid: string;
  /** Files are looked at for viruses here, so that it is told of each whether it was. */
  scans: boolean;
}

/** The versions of a document, latest first. @throws Refusal 404 */
export const findVersions = async (
  db: Kysely<Database>,
  user: CurrentUser,
  { uuid, scans }: Asked,
): Promise<DocumentVersion[]> => {
  const found = await db
    .selectFrom('document')
    .innerJoin('revision', 'revision.document_id', 'document.id')
    .innerJoin('contact_person', 'contact_person.id', 'revision.author_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('attachment', (join) =>
      join.on('attachment.owner_kind', '=', 'revision').onRef('attachment.owner_id', '=', 'revision.id'),
    )
    .where('document.uuid', '=', uuid)
    .where(revisionCase.visibleTo(user))
    .select([
      'revision.number as version',
      'revision.created_at as createdAt',
      'revision.comment as versionComment',
      'person.full_name as author',
      'attachment.buffer_guid as guid',
      'attachment.file_name as fileName',
      'attachment.content_type as contentType',
      'attachment.size',
      'attachment.has_thumbnail as hasThumbnail',
      'attachment.scanned_at as scannedAt',
    ])
    .orderBy('revision.number', 'desc')
    .execute();
  if (found.length === 0) throw refuse.notFound();
  return found.map(({ createdAt, scannedAt, ...version }) => ({
    ...version,
    ...(scans && { scan: scannedAt ? ('clean' as const) : ('notScanned' as const) }),
    extension: extensionOf(version.fileName),
    dateTime: createdAt.toISOString(),
  }));
};
