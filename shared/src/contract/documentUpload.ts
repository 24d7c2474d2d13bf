import * as z from 'zod';

import { attachment, attachmentCount } from './attachment';
import { documentFolder, documentRow } from './document';
import { projectParams } from './project';
import { route } from './route';
import { text } from './text';

const tag = 'Dokumenter';

/** What is said of files that are to be documents (docs/product/documents.md#upload); the first as it is prescribed. */
export const uploadTexts = {
  summaryMissing: 'Endringsmelding må være fylt ut!',
  saved: 'Lastet opp',
  exists: 'Det finnes et dokument med dette navnet i mappen.',
  nameTaken: 'Det finnes et annet dokument med dette navnet i mappen.',
  notAllowed: 'Du kan ikke laste opp filer her.',
} as const;

/** Characters of what is said of a change. */
export const summaryLimit = 500;

/** What was changed, as the dialog asks for it. */
export const versionForm = z.object({
  changeSummary: text(summaryLimit, { missing: uploadTexts.summaryMissing })
    .trim()
    .min(1, uploadTexts.summaryMissing),
});

/** A file of the caller's own that was begun as a document (`beginUpload`) and is whole. */
const fileToSave = attachment.pick({ bufferGuid: true });

/** What has become of a file. */
export const uploadStatus = z.object({
  bufferGuid: z.guid(),
  fileName: z.string(),
  /** `exists`: nothing was done, as a document is called so; it becomes a version by `addVersion` alone. `refused`: it can't be saved. */
  status: z.enum(['saved', 'exists', 'refused']),
  message: z.string(),
  /** The document that is called so and that the caller may add a version to; null of the others. */
  document: z.guid().nullable(),
});

/**
 * Puts files that have been sent up into a folder (docs/product/documents.md#upload); sent again, it answers what was saved. 404 when the folder
 * is not the caller's to see, 403 when it takes none of theirs, 400 when the project has no room.
 */
export const addDocuments = route({
  method: 'POST',
  path: '/documents/:id/:uuid',
  summary: 'Legg filer i en mappe',
  tag,
  params: projectParams.extend({ uuid: z.guid() }),
  body: z.object({ files: z.array(fileToSave).max(attachmentCount, { abort: true }).min(1) }),
  answer: documentFolder.pick({ documents: true, breadCrumbs: true }).extend({
    statusList: z.array(uploadStatus),
    /** Some of them were not saved. */
    error: z.boolean(),
  }),
});

/**
 * Makes a file that has been sent up the latest version of a document. Sent again, it is the same version, with what is said of it now. 404 when
 * the document is not the caller's to see, 403 when it takes no version of theirs, 400 without what was changed, when the project has no room,
 * and, as `savedBefore`, when something else is said of a version that is no longer the latest.
 */
export const addVersion = route({
  method: 'PUT',
  path: '/documents/:uuid/newversion',
  summary: 'Last opp en ny versjon av et dokument',
  tag,
  params: z.object({ uuid: z.guid() }),
  body: versionForm.extend({ file: fileToSave }),
  answer: documentRow,
});

export type UploadStatus = z.infer<typeof uploadStatus>;
