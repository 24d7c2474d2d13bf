import { addDocuments, addVersion, type UploadStatus } from '@byggtun/shared/contract/documentUpload';

import { createAttachment } from '../../../testing/builders/attachments';
import { createProject } from '../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import { joinProject } from '../../../testing/builders/places';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

/** A folder that takes files and versions, and two files of the person's. */
const make = async ({ scene: { app, worker } }: Ground) => {
  const project_id = await createProject(app.database.db);
  await joinProject(app.database.db, project_id, worker.companyId);
  const may = { can_upload: true, can_upload_version: true };
  const folder = await createFolder(app, { project_id, ...may });
  const file = (file_name: string) =>
    createAttachment(app.database.db, worker, { file_name, is_document: true });
  return { app, worker, folder, files: [await file('Plan.pdf'), await file('Snitt.pdf')] as const };
};

const beginAdd = async (ground: Ground): Promise<Trial> => {
  const { app, worker, folder, files } = await make(ground);
  const add = (bufferGuid: string, content: string) => ({
    content,
    address: `/documents/${folder.project_id}/${folder.uuid}`,
    body: { files: [{ bufferGuid }] },
  });
  const held = async () => {
    const rows = await app.database.db
      .selectFrom('document')
      .where('folder_id', '=', folder.id)
      .select('file_name')
      .execute();
    return rows.map(({ file_name }) => file_name);
  };
  return { who: worker, one: add(files[0], 'Plan.pdf'), other: add(files[1], 'Snitt.pdf'), held };
};

const beginVersion = async (ground: Ground): Promise<Trial> => {
  const { app, worker, folder, files } = await make(ground);
  const document = await createDocument(app, { folder, author: worker });
  const add = (bufferGuid: string, content: string) => ({
    content,
    address: `/documents/${document.uuid}/newversion`,
    body: { changeSummary: content, file: { bufferGuid } },
  });
  const held = async () => {
    const rows = await app.database.db
      .selectFrom('revision')
      .where('document_id', '=', document.id)
      .where('number', '>', 1)
      .select('comment')
      .execute();
    return rows.map(({ comment }) => comment);
  };
  return { who: worker, one: add(files[0], 'Flyttet dør'), other: add(files[1], 'Flyttet vegg'), held };
};

const isSaved = (answer: unknown) =>
  (answer as { statusList: UploadStatus[] }).statusList.every(({ status }) => status === 'saved');

/** What makes documents and versions of files. */
export const documentCommands: CommandRow[] = [
  { route: addDocuments, keeps: 'once', begin: beginAdd, saysYes: isSaved },
  { route: addVersion, keeps: 'once', begin: beginVersion },
];
