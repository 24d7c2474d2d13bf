import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { FileStore } from '../../../core/file/fileStore';
import type { StoredAnswer } from '../../../core/http/sendStored';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findProjectDocument } from '../project/findProjectDocument';

/**
 * The safety instruction of a project as an answer; that the person has it is noted, which lets them confirm it.
 * @throws Refusal 404 without one, or when the project is not theirs to see
 */
export const openPsi = async (
  db: Kysely<Database>,
  files: FileStore,
  user: CurrentUser,
  projectId: number,
): Promise<StoredAnswer> => {
  const answer = await findProjectDocument(db, files, user, { id: projectId, kind: 'psi' });
  await db
    .insertInto('psi_opening')
    .values({ person_id: user.personId, project_id: projectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return answer;
};
