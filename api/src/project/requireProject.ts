import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { visibleProjects } from './visibleProjects';

/** Whether somebody may see the project. */
export const isVisibleProject = async (
  db: Kysely<Database>,
  actor: CaseActor,
  id: number,
): Promise<boolean> =>
  (await visibleProjects(db, actor).select('project.id').where('project.id', '=', id).executeTakeFirst()) !==
  undefined;

/**
 * Turns away who may not see the project.
 * @throws Refusal 404
 */
export const requireProject = async (db: Kysely<Database>, actor: CaseActor, id: number): Promise<void> => {
  if (!(await isVisibleProject(db, actor, id))) throw refuse.notFound();
};
