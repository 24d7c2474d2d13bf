import { type Attachment, attachmentStatus } from '@byggtun/shared/contract/attachment';
import type { DocumentRow, DocumentVersion } from '@byggtun/shared/contract/document';

/** The file of a document's latest version as the viewer and downloads take it; undefined of a folder. */
export function documentAttachment(document: DocumentRow): Attachment | undefined {
  const { guid, fileName, extension, applicationType, size, hasThumbnail } = document;
  if (guid === null || applicationType === null || size === null) return undefined;
  const status = attachmentStatus.saved;
  return { bufferGuid: guid, fileName, extension, contentType: applicationType, size, status, hasThumbnail };
}

/** The file of a version, likewise. */
export const versionAttachment = ({ guid, ...version }: DocumentVersion): Attachment => ({
  bufferGuid: guid,
  fileName: version.fileName,
  extension: version.extension,
  contentType: version.contentType,
  size: version.size,
  status: attachmentStatus.saved,
  hasThumbnail: version.hasThumbnail,
});
