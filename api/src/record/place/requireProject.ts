import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import { visibleProjects } from './visibleProjects';

/** Whether somebody may see the project. */
export const isVisibleProject = async (db: Kysely<Database>, actor: Actor, id: number): Promise<boolean> =>
  (await visibleProjects(db, actor).select('project.id').where('project.id', '=', id).executeTakeFirst()) !==
  undefined;

/** Turns away who may not see the project. @throws Refusal 404 */
export const requireProject = async (db: Kysely<Database>, actor: Actor, id: number): Promise<void> => {
  if (!(await isVisibleProject(db, actor, id))) throw refuse.notFound();
};
