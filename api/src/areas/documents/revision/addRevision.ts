import { extensionOf } from '@byggtun/shared/contract/attachmentKind';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { mayUpload } from '@byggtun/shared/contract/documentRules';
import { uploadTexts } from '@byggtun/shared/contract/documentUpload';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { SavingApp } from '../../../record/attachment/attachNew';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findNamed } from '../document/findNamed';
import { findMadeOf, findNewFile } from '../document/ownFile';
import { folderVisibleTo } from '../folder/folderVisibleTo';
import { insertRevision, tellRevision } from './insertRevision';

interface Asked {
  uuid: string;
  changeSummary: string;
  bufferGuid: string;
}

type Made = NonNullable<Awaited<ReturnType<typeof findMadeOf>>>;

/** The document and its folder are the lock: two versions that come together get two numbers. */
const lockDocument = async (transaction: Transaction<Database>, user: CurrentUser, uuid: string) => {
  const found = await transaction
    .selectFrom('document')
    .innerJoin('folder', 'folder.id', 'document.folder_id')
    .where('document.uuid', '=', uuid)
    .where(folderVisibleTo(user))
    .select(['document.id', 'document.project_id', 'document.folder_id', 'document.version'])
    .select(['document.file_name', 'folder.can_upload_version'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  if (!mayUpload(user) || !found.can_upload_version) throw refuse.forbidden(uploadTexts.notAllowed);
  return found;
};

/** The document keeps its name, with the extension of what it is now. */
const nameWith = (name: string, fileName: string): string => {
  const [was, is] = [extensionOf(name), extensionOf(fileName)];
  return was === is ? name : `${was === '' ? name : name.slice(0, -was.length - 1)}.${is}`;
};

/**
 * The file is the document's version already: its answer was lost. What was said of the change may have been corrected since, as long as no
 * other version has come.
 */
const saveAgain = async (
  transaction: Transaction<Database>,
  document: { id: number; version: number },
  { made, changeSummary }: { made: Made; changeSummary: string },
): Promise<void> => {
  if (made.comment === changeSummary) return;
  if (made.number !== document.version) throw refuse.savedBefore();
  await transaction
    .updateTable('revision')
    .set({ comment: changeSummary })
    .where('id', '=', made.revisionId)
    .execute();
  await tellRevision(transaction, { id: made.revisionId, documentId: document.id });
};

/**
 * Makes the person's file the latest version of a document; sent again, it is the same version.
 * @throws Refusal 404 unseen, 403 when it takes none of theirs, 400 when the file can't be saved or the project has no room
 */
export const addRevision = (
  app: SavingApp,
  user: CurrentUser,
  { uuid, changeSummary, bufferGuid }: Asked,
): Promise<void> =>
  app.database.db.transaction().execute(async (transaction) => {
    const document = await lockDocument(transaction, user, uuid);
    const made = await findMadeOf(transaction, user, bufferGuid);
    if (made?.id === document.id) return saveAgain(transaction, document, { made, changeSummary });
    const file = await findNewFile(transaction, user, bufferGuid);
    if (!file) throw refuse.rule(attachmentTexts.notReady);
    const file_name = nameWith(document.file_name, file.fileName);
    const named = await findNamed(transaction, document.folder_id, file_name);
    if (named && named.id !== document.id) throw refuse.rule(uploadTexts.nameTaken);
    const version = document.version + 1;
    await transaction
      .updateTable('document')
      .set({ version, file_name, changed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', document.id)
      .execute();
    // It is downloaded under the document's name too.
    await transaction
      .updateTable('attachment')
      .set({ file_name })
      .where('buffer_guid', '=', bufferGuid)
      .execute();
    await insertRevision(
      { transaction, limits: app.limits },
      user,
      { project_id: document.project_id, document_id: document.id, number: version, comment: changeSummary },
      bufferGuid,
    );
  });
