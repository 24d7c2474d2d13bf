import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { mayUpload } from '@byggtun/shared/contract/documentRules';
import { type UploadStatus, uploadTexts } from '@byggtun/shared/contract/documentUpload';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { SavingApp } from '../../../record/attachment/attachNew';
import type { CurrentUser } from '../../../record/person/currentUser';
import { folderVisibleTo } from '../folder/folderVisibleTo';
import { insertRevision, type Saving } from '../revision/insertRevision';
import { findNamed } from './findNamed';
import { findMadeOf, findNewFile } from './ownFile';

interface Asked {
  projectId: number;
  uuid: string;
  bufferGuids: readonly string[];
}

/** The folder is the lock: of two files with one name that come together, the second finds the first. */
const lockFolder = async (
  transaction: Transaction<Database>,
  user: CurrentUser,
  { projectId, uuid }: Asked,
) => {
  const folder = await transaction
    .selectFrom('folder')
    .where('project_id', '=', projectId)
    .where('uuid', '=', uuid)
    .where(folderVisibleTo(user))
    .select(['id', 'project_id', 'can_upload', 'can_upload_version'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!folder) throw refuse.notFound();
  if (!mayUpload(user) || !folder.can_upload) throw refuse.forbidden(uploadTexts.notAllowed);
  return folder;
};

type Folder = Awaited<ReturnType<typeof lockFolder>>;

const addDocument = async (
  saving: Saving,
  user: CurrentUser,
  folder: Folder,
  bufferGuid: string,
): Promise<UploadStatus> => {
  const { transaction } = saving;
  const saved = (fileName: string): UploadStatus => ({
    bufferGuid,
    fileName,
    status: 'saved',
    message: uploadTexts.saved,
    document: null,
  });
  const made = await findMadeOf(transaction, user, bufferGuid);
  if (made?.folderId === folder.id) return saved(made.fileName);
  const file = await findNewFile(transaction, user, bufferGuid);
  const common = { bufferGuid, fileName: file?.fileName ?? '', document: null };
  if (!file) return { ...common, status: 'refused', message: attachmentTexts.notReady };
  const named = await findNamed(transaction, folder.id, file.fileName);
  if (named) {
    const document = folder.can_upload_version ? named.uuid : null;
    return { ...common, status: 'exists', message: uploadTexts.exists, document };
  }
  const { id } = await transaction
    .insertInto('document')
    .values({ project_id: folder.project_id, folder_id: folder.id, file_name: file.fileName })
    .returning('id')
    .executeTakeFirstOrThrow();
  const revision = { project_id: folder.project_id, document_id: id, number: 1, comment: '' };
  await insertRevision(saving, user, revision, bufferGuid);
  return saved(file.fileName);
};

/**
 * Puts the person's files into a folder, each as a document of its own; one whose name is there is left alone.
 * @throws Refusal 404 unseen, 403 when the folder takes none of theirs, 400 when the project has no room
 */
export const addDocuments = (app: SavingApp, user: CurrentUser, asked: Asked): Promise<UploadStatus[]> =>
  app.database.db.transaction().execute(async (transaction) => {
    const folder = await lockFolder(transaction, user, asked);
    const statuses: UploadStatus[] = [];
    for (const bufferGuid of asked.bufferGuids)
      statuses.push(await addDocument({ transaction, limits: app.limits }, user, folder, bufferGuid));
    return statuses;
  });
