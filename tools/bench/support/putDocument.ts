import { getDocuments } from '@byggtun/shared/contract/document';
import { addDocuments } from '@byggtun/shared/contract/documentUpload';

import type { caller } from './callApi';
import { sendFile } from './sendFile';

/** A project of the demo whose '01 Administrasjon' contractors put files into. */
export const openProject = 7;

/** The key of that folder. */
export const openFolder = async (ask: ReturnType<typeof caller>): Promise<string> => {
  const root = await ask(getDocuments, { params: { id: openProject } });
  const folder = root.documents.find(({ name }) => name === '01 Administrasjon');
  if (!folder) throw new Error('the demo data has no folder that contractors put files into');
  return folder.uuid;
};

/** Puts a file into the folder as a contractor does; gives the key of its document. */
export const putDocument = async (
  ask: ReturnType<typeof caller>,
  folder: string,
  name: string,
  content: Buffer,
): Promise<string> => {
  const { bufferGuid } = await sendFile(ask, name, content, { isDocument: true });
  const params = { id: openProject, uuid: folder };
  const { documents, statusList } = await ask(addDocuments, { params, body: { files: [{ bufferGuid }] } });
  const document = documents.find((one) => one.name === name || one.fileName === name);
  if (!document) throw new Error(statusList.map(({ message }) => message).join(' '));
  return document.uuid;
};
