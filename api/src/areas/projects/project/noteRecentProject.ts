import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';

/** Notes that a person has opened a project now. @throws Refusal 404 when it is not theirs to see */
export const noteRecentProject = async (
  db: Kysely<Database>,
  user: CurrentUser,
  projectId: number,
): Promise<void> => {
  await requireProject(db, user, projectId);
  await db
    .insertInto('recent_project')
    .values({ contact_person_id: user.id, project_id: projectId })
    .onConflict((conflict) =>
      conflict
        .columns(['contact_person_id', 'project_id'])
        .doUpdateSet({ opened_at: sql`clock_timestamp()` }),
    )
    .execute();
};
