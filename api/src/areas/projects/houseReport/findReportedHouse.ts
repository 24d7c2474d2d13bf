import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';

/** A house as its reports name it. */
export interface ReportedHouse {
  id: number;
  name: string;
  projectName: string;
}

/** A house by its id. @throws Refusal 404 when it is not there, or its project is not theirs to see */
export const findReportedHouse = async (
  db: Kysely<Database>,
  user: CurrentUser,
  id: number,
): Promise<ReportedHouse> => {
  const found = await visibleProjects(db, user)
    .innerJoin('house', 'house.project_id', 'project.id')
    .where('house.id', '=', id)
    .select(['house.id', 'house.name', 'project.name as projectName'])
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
