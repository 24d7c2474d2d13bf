import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { Limits } from '../../../core/limit/limits';
import { attachNew } from '../../../record/attachment/attachNew';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import type { CurrentUser } from '../../../record/person/currentUser';

/** Where a version is saved. */
export interface Saving {
  transaction: Transaction<Database>;
  limits: Limits;
}

interface NewRevision {
  project_id: number;
  document_id: number;
  number: number;
  comment: string;
}

/** Contractors hear of what they may see. */
const hearersOf = async (transaction: Transaction<Database>, documentId: number) => {
  const companies = await transaction
    .selectFrom('document')
    .innerJoin('folder', 'folder.id', 'document.folder_id')
    .innerJoin('project_company', 'project_company.project_id', 'document.project_id')
    .where('document.id', '=', documentId)
    .where('folder.staff_only', '=', false)
    .select('project_company.company_id as companyId')
    .execute();
  return companies.map(({ companyId }) => companyId);
};

/** Tells on commit of a version whoever may see it. */
export const tellRevision = async (
  transaction: Transaction<Database>,
  { id, documentId }: { id: number; documentId: number },
): Promise<void> => {
  const companyIds = await hearersOf(transaction, documentId);
  await publishCaseChanged(transaction, { type: 'revision', id }, { companyIds });
};

/** Makes the file the version with this number of a document, and tells on commit whoever may see it. */
export const insertRevision = async (
  { transaction, limits }: Saving,
  user: CurrentUser,
  revision: NewRevision,
  bufferGuid: string,
): Promise<void> => {
  const { id } = await transaction
    .insertInto('revision')
    .values({ ...revision, author_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { kind: 'revision', id };
  await attachNew({ transaction, limits }, user, owner, [{ bufferGuid, status: 2 }], { isDocument: true });
  await tellRevision(transaction, { id, documentId: revision.document_id });
};
