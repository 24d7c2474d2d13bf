import { type Project, type ProjectPageQuery, projectPageSize } from '@byggtun/shared/contract/project';

import type { Connection } from '../../../core/database/connect';
import { runPrepared } from '../../../core/database/runPrepared';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { projectFilter } from './projectFilter';
import { selectProjects } from './selectProjects';

/** A page of the visible projects that fit, by name, and their count: first the ids, which an index holds in order, then the rows. */
export const findProjectPage = async (
  { db, pool }: Connection,
  user: CurrentUser,
  asked: ProjectPageQuery & { page: number },
): Promise<{ items: Project[]; totalCount: number }> => {
  const fitting = visibleProjects(db, user).where(projectFilter(user, asked));
  const ids = fitting
    .select('project.id')
    .limit(projectPageSize)
    .offset((asked.page - 1) * projectPageSize);
  const count = fitting.clearOrderBy().select((eb) => eb.fn.countAll<number>().as('count'));
  const [items, [counted]] = await Promise.all([
    runPrepared(pool, selectProjects(db, user).where('project.id', 'in', ids)),
    runPrepared(pool, count),
  ]);
  return { items, totalCount: counted?.count ?? 0 };
};
