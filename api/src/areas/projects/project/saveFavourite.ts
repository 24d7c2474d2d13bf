import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';
import { requireProject } from '../../../record/place/requireProject';

/**
 * Makes a project one of the person's favourites, or no longer; to say it again changes nothing.
 * @throws Refusal 404 when it is not theirs to see, 403 for contractors
 */
export const saveFavourite = async (
  db: Kysely<Database>,
  user: CurrentUser,
  { projectId, isFavourite }: { projectId: number; isFavourite: boolean },
): Promise<void> => {
  await requireProject(db, user, projectId);
  requireStaff(user, 'Bare ansatte hos byggherren har favoritter.');
  if (isFavourite)
    await db
      .insertInto('project_favourite')
      .values({ contact_person_id: user.id, project_id: projectId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('project_favourite')
      .where('contact_person_id', '=', user.id)
      .where('project_id', '=', projectId)
      .execute();
};
