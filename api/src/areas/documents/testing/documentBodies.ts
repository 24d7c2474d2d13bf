import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import { convertToPdf, downloadDocument, mergePdfs } from '@byggtun/shared/contract/documentCalls';
import { addDocuments, addVersion } from '@byggtun/shared/contract/documentUpload';
import { previewMinute } from '@byggtun/shared/contract/minute';

import { keyOfContent } from '../../../core/conversion/keyOfContent';
import { createAttachment } from '../../../testing/builders/attachments';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import { createMinute } from '../../../testing/builders/minutes';
import type { Good } from '../../../testing/fuzz/good';
import { onePage } from '../../../testing/onePage';
import type { Ground } from '../../../testing/rights/ground';

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** So many files are there to be saved, each once. */
const files = 60;

/** A Word document in a folder that takes files, its PDF made before, not for each body; PDFs to merge, one damaged; files; a meeting. */
export const documentBodies = async ({ scene: { app, worker }, sites }: Ground): Promise<Good[]> => {
  const { db } = app.database;
  const open = { can_upload: true, can_upload_version: true };
  const folder = await createFolder(app, { project_id: sites.project, ...open });
  const word = Buffer.from('Referat');
  const made = { folder, author: worker, fileName: 'Referat.docx', mediaType, versions: [word] };
  const {
    uuid,
    guids: [guid],
  } = await createDocument(app, made);
  // Of another: the bytes of what is added to it are nowhere.
  const changed = await createDocument(app, { folder, author: worker });
  const key = keyOfContent(createHash('sha256').update(word).digest('hex'));
  await app.files.put(key, 'pdf', (path) => writeFile(path, '%PDF'));
  const pdf = async (fileName: string, bytes: Buffer) => {
    const { uuid: key } = await createDocument(app, { folder, author: worker, fileName, versions: [bytes] });
    return { uuid: key };
  };
  const plan = await pdf('Plan.pdf', await onePage('Plan'));
  const section = await pdf('Snitt.pdf', await onePage('Snitt'));
  const damaged = await pdf('Skadet.pdf', (await onePage('Skadet')).subarray(0, 200));
  const merging = (...documents: object[]) => ({ documents });
  const upload = async (_: unknown, index: number) => ({
    bufferGuid: await createAttachment(db, worker, { file_name: `Snitt ${index}.pdf`, is_document: true }),
  });
  const [first, ...more] = await Promise.all(Array.from({ length: files }, upload));
  const [version, ...others] = await Promise.all(Array.from({ length: files }, upload));
  const minute = await createMinute(db, worker, { project_id: sites.project });
  const putting = (file: object | undefined) => ({ files: [file] });
  const changing = (file: object | undefined) => ({ changeSummary: 'Flyttet dør', file });
  return [
    [convertToPdf, [{ uuid }, { uuid, guid }]],
    [downloadDocument, [{ uuid }]],
    [
      mergePdfs,
      [merging(plan, damaged), merging(section, plan), merging(plan, plan, section)],
      '/documents/mergepdfs?fileName=Samlet&skip=1',
    ],
    [previewMinute, [{ id: minute.id }]],
    [addDocuments, [putting(first), ...more.map(putting)], `/documents/${sites.project}/${folder.uuid}`],
    [addVersion, [changing(version), ...others.map(changing)], `/documents/${changed.uuid}/newversion`],
  ];
};
