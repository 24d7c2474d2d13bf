import * as z from 'zod';

import { attachment } from './attachment';
import { file } from './file';
import { projectParams } from './project';
import { route } from './route';
import { text } from './text';

const tag = 'Dokumenter';

/** What the folders of a project are for (docs/product/documents.md#folders-and-files): the document hotel, its HMS plan, its drawings and those of a house. */
export const folderKind = z.enum(['documents', 'hms', 'blueprints']);

/** A line of a folder (docs/product/documents.md#folders-and-files): a folder in it, or a document with its latest version. */
export const documentRow = z.object({
  /** Key of the folder or the document. */
  uuid: z.guid(),
  /** Of a document without its extension. */
  name: z.string(),
  /** Name with extension; empty, as the next, of a folder. */
  fileName: z.string(),
  /** Lower case, without the dot. */
  extension: z.string(),
  /** A folder, which has documents of its own. */
  list: z.boolean(),
  /** Chosen for the merged download; the browser chooses, the server says false. */
  selected: z.boolean(),
  /** Media type; null, as all below, of a folder. */
  applicationType: z.string().nullable(),
  /** Number of the latest version, from 1. */
  version: z.number().int().nullable(),
  /** When that version was made, ISO 8601. */
  dateTime: z.string().nullable(),
  /** Name of the contact person who made it. */
  author: z.string().nullable(),
  /** What was said of its change; empty of the first. */
  versionComment: z.string().nullable(),
  /** Whether the caller may add a version. */
  canUploadVersion: z.boolean(),
  /** Key of its bytes, for `downloadBlob` and the viewer. */
  guid: z.guid().nullable(),
  /** Bytes. */
  size: z.number().int().nullable(),
  /** There is a small picture of it. */
  hasThumbnail: z.boolean(),
});

/** A step on the way from the root to the folder that is shown. */
const breadCrumb = z.object({
  /** Key of the folder; null of a root that has none. */
  id: z.guid().nullable(),
  title: z.string(),
  /** The folder that is shown. */
  last: z.boolean(),
});

/** A folder with what is in it. */
export const documentFolder = z.object({
  project: z.object({ id: z.int32(), name: z.string() }),
  /** The house whose drawings these are; null of what belongs to the project. */
  house: z.object({ id: z.int32(), name: z.string() }).nullable(),
  kind: folderKind,
  /** Null of a root that nothing has been put into. */
  uuid: z.guid().nullable(),
  title: z.string(),
  /** Whether the caller may put files into it (docs/product/documents.md#upload). */
  canUpload: z.boolean(),
  breadCrumbs: z.array(breadCrumb),
  /** Folders first, then documents, each by name. */
  documents: z.array(documentRow),
});

const called = { method: 'GET', tag, answer: documentFolder } as const;
const folderParams = projectParams.extend({ uuid: z.guid() });

/** The root of a project's document hotel. 404, as of all folders, when the project or the folder is not the caller's to see. */
export const getDocuments = route({
  ...called,
  path: '/documents/:id',
  summary: 'Dokumenthotellet i et prosjekt',
  params: projectParams,
});

/** A folder of the document hotel. */
export const getDocumentFolder = route({
  ...called,
  path: '/documents/:id/:uuid',
  summary: 'En mappe i dokumenthotellet',
  params: folderParams,
});

/** A folder of any kind, by its key. */
export const getFolder = route({
  ...called,
  path: '/documents/uuid/:id/:uuid',
  summary: 'En mappe med dokumenter eller tegninger',
  params: folderParams,
});

/** The root of a project's HMS plan. */
export const getHmsPlan = route({
  ...called,
  path: '/documents/hms/:id',
  summary: 'HMS-planen i et prosjekt',
  params: projectParams,
});

/** The root of a project's drawings. */
export const getBlueprints = route({
  ...called,
  path: '/documents/blueprints/:id',
  summary: 'Tegningene i et prosjekt',
  params: projectParams,
});

/** The root of a house's drawings. 404 also when the house is not the project's. */
export const getHouseBlueprints = route({
  ...called,
  path: '/documents/blueprints/:id/:houseId',
  summary: 'Tegningene av et bygg',
  params: projectParams.extend({ houseId: projectParams.shape.id }),
});

/** A version of a document, latest first (docs/product/documents.md#versions). */
export const documentVersion = attachment
  .pick({ fileName: true, contentType: true, extension: true, size: true, hasThumbnail: true })
  .extend({
    /** From 1. */
    version: z.number().int(),
    /** ISO 8601. */
    dateTime: z.string(),
    author: z.string(),
    versionComment: z.string(),
    /** Key of its bytes. */
    guid: z.guid(),
    /** Whether its bytes were looked at for viruses when they came; missing where the portal has nothing that looks. Since 1.6.0. */
    scan: z.enum(['clean', 'notScanned']).optional(),
  });

/** Every version of a document. 404 when it is not the caller's to see. */
export const listVersions = route({
  method: 'GET',
  path: '/documents/versions/:uuid',
  summary: 'Versjonene av et dokument',
  tag,
  params: z.object({ uuid: z.guid() }),
  answer: z.array(documentVersion),
});

/** The bytes of one version, to be shown. 404 when it is not the caller's to see. */
export const downloadBlob = route({
  method: 'GET',
  path: '/blob/download/:guid',
  summary: 'En fil',
  tag,
  params: z.object({ guid: z.guid() }),
  query: z.object({
    /** Where it lay in the system before this one; all files lie in one store. */
    container: text(100).optional(),
  }),
  file: '*/*',
  stored: true,
  answer: file,
});

export type FolderKind = z.infer<typeof folderKind>;
export type DocumentRow = z.infer<typeof documentRow>;
export type BreadCrumb = z.infer<typeof breadCrumb>;
export type DocumentFolder = z.infer<typeof documentFolder>;
export type DocumentVersion = z.infer<typeof documentVersion>;
