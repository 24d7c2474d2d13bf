import type { Actor } from '@byggtun/shared/contract/actor';
import { bookingTexts } from '@byggtun/shared/contract/bookingRules';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';

/**
 * The name of a project that has barracks, for developer staff.
 * @throws Refusal 403 for everybody else and where there are no barracks, 404 when there is no such project
 */
export const requireBarracks = async (
  db: Kysely<Database>,
  caller: Actor,
  projectId: number,
): Promise<string> => {
  requireStaff(caller, bookingTexts.onlyStaff);
  const project = await db
    .selectFrom('project')
    .where('id', '=', projectId)
    .select(['name', 'has_barrack'])
    .executeTakeFirst();
  if (!project) throw refuse.notFound();
  if (!project.has_barrack) throw refuse.forbidden(bookingTexts.noBarrack);
  return project.name;
};

/**
 * Turns away days that can't be booked.
 * @param problem what is wrong with them
 * @throws Refusal 400
 */
export const requirePeriod = (problem: string | undefined): void => {
  if (problem !== undefined) throw refuse.invalid({ toDate: [problem] });
};
