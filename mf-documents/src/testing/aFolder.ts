import type { DocumentFolder, DocumentRow } from '@byggtun/shared/contract/document';

let made = 0;
const key = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

const line = { selected: false, canUploadVersion: false, hasThumbnail: false };

/** A folder in a folder. */
export const aFolder = (name: string): DocumentRow => ({
  ...line,
  uuid: key(),
  name,
  fileName: '',
  extension: '',
  list: true,
  applicationType: null,
  version: null,
  dateTime: null,
  author: null,
  versionComment: null,
  guid: null,
  size: null,
});

/** A document in a folder: a PDF when nothing else is said. */
export function aDocument(over: Partial<DocumentRow> = {}): DocumentRow {
  const { name = 'Plan', extension = 'pdf' } = over;
  return {
    ...line,
    uuid: key(),
    name,
    extension,
    fileName: `${name}.${extension}`,
    list: false,
    applicationType: 'application/pdf',
    version: 2,
    dateTime: '2026-11-01T10:00:00Z',
    author: 'Kari Solberg',
    versionComment: 'Oppdatert etter byggemøte',
    guid: key(),
    size: 1400,
    ...over,
  };
}

/** The answer of a folder: the root of a document hotel when nothing else is said. */
export const aFolderAnswer = (over: Partial<DocumentFolder> = {}): DocumentFolder => ({
  project: { id: 3, name: 'Sandaker park' },
  house: null,
  kind: 'documents',
  uuid: key(),
  title: 'Dokumenthotell',
  canUpload: false,
  breadCrumbs: [{ id: key(), title: 'Dokumenthotell', last: true }],
  documents: [],
  ...over,
});
