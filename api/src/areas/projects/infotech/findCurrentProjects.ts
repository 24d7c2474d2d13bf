import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { enteredProjects } from './enteredProjects';

/** The projects on whose sites a person is now, as far as the person may see them. */
export const findCurrentProjects = (db: Kysely<Database>, user: CurrentUser): Promise<ProjectName[]> =>
  visibleProjects(db, user)
    .where('project.id', 'in', enteredProjects(db, user.personId))
    .select(['project.id', 'project.name'])
    .execute();
