import * as z from 'zod';

import { documentRow, folderKind } from './document';
import { file } from './file';
import { searchLimit } from './list';
import { projectParams } from './project';
import { route } from './route';
import { text } from './text';

const tag = 'Dokumenter';

/** So many documents are merged at once at most, and so many bytes together: 600 MB. */
export const mergeLimit = { documents: 200, bytes: 600_000_000 } as const;

/** Said of more; apart from the other texts, which are not needed to read a folder. */
export const tooManyToMerge = `Du kan slå sammen høyst ${mergeLimit.documents} filer om gangen. Velg færre og prøv igjen.`;

/** A search in a project finds so many at most. */
export const foundLimit = 100;

/** A document that is chosen; what else its line holds is not looked at. */
const chosenDocument = z.object({ uuid: z.guid() });

/** The latest version of a document, to be saved. 404 when it is not the caller's to see. */
export const downloadDocument = route({
  method: 'POST',
  path: '/documents/download',
  summary: 'Last ned et dokument',
  tag,
  body: chosenDocument,
  file: '*/*',
  stored: true,
  answer: file,
});

/**
 * The latest versions of the chosen PDFs as one, in their order (docs/product/documents.md#merging). 404 when one is not the caller's to see, 400 when
 * one is no PDF, when they are too many or too large, and, with the code `damaged` and their names, when some can't be read.
 */
export const mergePdfs = route({
  method: 'POST',
  path: '/documents/mergepdfs',
  summary: 'Slå sammen PDF-er',
  tag,
  query: z.object({
    /** What the merged file is called. */
    fileName: text(200),
    /** Leaves out what can't be read. */
    skip: z.literal('1').optional(),
  }),
  body: z.object({
    documents: z
      .array(chosenDocument)
      .max(mergeLimit.documents, { abort: true, error: tooManyToMerge })
      .min(1),
  }),
  file: 'application/pdf',
  stored: true,
  answer: file,
});

/**
 * A Word or Excel document as PDF, as kiosks show it (docs/product/documents.md#kiosks): the latest version, or the one that is named. 404 when it
 * is not the caller's to see, 400 when it is neither, can't be read, takes too much, or (code `noConverter`) nothing here makes PDFs of it.
 */
export const convertToPdf = route({
  method: 'POST',
  path: '/documents/converttopdf',
  summary: 'Et dokument fra Word eller Excel som PDF',
  tag,
  body: chosenDocument.extend({
    /** Key of the bytes of an earlier version of it. */
    guid: z.guid().optional(),
  }),
  file: 'application/pdf',
  stored: true,
  ownQueue: true,
  answer: file,
});

/** What a search has found, with where it lies. */
export const foundDocument = documentRow.extend({
  project: z.object({ id: z.int32(), name: z.string() }),
  kind: folderKind,
  /** House whose drawing it is; null of what belongs to the project. */
  houseId: z.int32().nullable(),
  /** Key of its folder. */
  folderUuid: z.guid(),
  /** Titles from the root to its folder, such as 'Tegninger / Elektro'. */
  folderPath: z.string(),
});

/** Documents of a project whose name holds the text, newest first, at most `foundLimit`; `more` says that there are others. 404 when the project is not the caller's to see. */
export const searchDocuments = route({
  method: 'GET',
  path: '/documents/search/:id',
  summary: 'Søk i dokumentene i et prosjekt',
  tag,
  params: projectParams,
  query: z.object({ text: text(searchLimit) }),
  answer: z.object({ documents: z.array(foundDocument), more: z.boolean() }),
});

/**
 * The documents of all projects that the caller may see, newest first, at most `foundLimit`; with a text, those whose name holds it. `more` says that
 * there are others.
 */
export const listNewestDocuments = route({
  method: 'GET',
  path: '/documents',
  summary: 'De nyeste dokumentene i alle prosjekter',
  tag,
  query: z.object({ text: text(searchLimit).optional() }),
  answer: z.object({ documents: z.array(foundDocument), more: z.boolean() }),
});

export type FoundDocument = z.infer<typeof foundDocument>;
