import { type Project, type ProjectPageQuery, projectPageSize } from '@byggtun/shared/contract/project';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import type { CurrentUser } from '../person/currentUser';
import { selectProjects } from './findProjects';
import { projectFilter } from './projectFilter';
import { visibleProjects } from './visibleProjects';

/** A page of the projects that the caller may see and that fit, by name, and how many fit in all. */
export const findProjectPage = async (
  db: Kysely<Database>,
  user: CurrentUser,
  asked: ProjectPageQuery & { page: number },
): Promise<{ items: Project[]; totalCount: number }> => {
  const filter = projectFilter(user, asked);
  const [items, { count }] = await Promise.all([
    selectProjects(db, user)
      .where(filter)
      .limit(projectPageSize)
      .offset((asked.page - 1) * projectPageSize)
      .execute(),
    visibleProjects(db, user)
      .clearOrderBy()
      .where(filter)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, totalCount: Number(count) };
};
