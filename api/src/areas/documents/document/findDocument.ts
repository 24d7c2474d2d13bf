import type { DocumentRow } from '@byggtun/shared/contract/document';
import { mayUpload } from '@byggtun/shared/contract/documentRules';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { folderVisibleTo } from '../folder/folderVisibleTo';
import { documentColumns, documentRow, selectDocuments } from './documentRows';

/** A document with its latest version. @throws Refusal 404 */
export const findDocument = async (
  db: Kysely<Database>,
  user: CurrentUser,
  uuid: string,
): Promise<DocumentRow> => {
  const found = await selectDocuments(db)
    .where('document.uuid', '=', uuid)
    .where(folderVisibleTo(user))
    .select(documentColumns)
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return documentRow(found, mayUpload(user));
};
