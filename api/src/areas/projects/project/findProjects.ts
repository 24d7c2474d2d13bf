import type { Project, ProjectWithImage } from '@byggtun/shared/contract/project';

import type { Connection } from '../../../core/database/connect';
import { runPrepared } from '../../../core/database/runPrepared';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { ownProjects } from './ownProjects';
import { selectProjects } from './selectProjects';
import { selectWithImage, withDefaultImage } from './selectWithImage';

/** The caller's own projects (`ownProjects`), by name. */
export const findFavourites = async (
  { db, pool }: Connection,
  user: CurrentUser,
): Promise<ProjectWithImage[]> => {
  const found = await runPrepared(
    pool,
    selectWithImage(db, user).where('project.id', 'in', ownProjects(user)),
  );
  return found.map(withDefaultImage);
};

/** One project. @throws Refusal 404 when it is not there or not theirs to see */
export const findProject = async (
  { db, pool }: Connection,
  user: CurrentUser,
  id: number,
): Promise<ProjectWithImage> => {
  const [found] = await runPrepared(pool, selectWithImage(db, user).where('project.id', '=', id));
  if (!found) throw refuse.notFound();
  return withDefaultImage(found);
};

/** These projects, by name, without their images. @throws Refusal 404 when one of them is not there or not theirs to see */
export const findProjectsById = async (
  { db }: Connection,
  user: CurrentUser,
  ids: readonly number[],
): Promise<Project[]> => {
  if (ids.length === 0) return [];
  const found = await selectProjects(db, user).where('project.id', 'in', ids).execute();
  if (found.length < ids.length) throw refuse.notFound();
  return found;
};
