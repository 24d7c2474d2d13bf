import type { Project } from '@byggtun/shared/contract/project';

import type { Connection } from '../../../core/database/connect';
import { runPrepared } from '../../../core/database/runPrepared';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { ownProjects } from './ownProjects';
import { selectProjects } from './selectProjects';

/** The caller's own projects (`ownProjects`), by name. */
export const findFavourites = ({ db, pool }: Connection, user: CurrentUser): Promise<Project[]> =>
  runPrepared(pool, selectProjects(db, user).where('project.id', 'in', ownProjects(user)));

/** One project. @throws Refusal 404 when it is not there or not theirs to see */
export const findProject = async (
  { db, pool }: Connection,
  user: CurrentUser,
  id: number,
): Promise<Project> => {
  const [found] = await runPrepared(pool, selectProjects(db, user).where('project.id', '=', id));
  if (!found) throw refuse.notFound();
  return found;
};
