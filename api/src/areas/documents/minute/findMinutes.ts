import type { Minute } from '@byggtun/shared/contract/minute';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';

/**
 * The minutes of a project's meetings, by name downwards; of those with one name the latest first.
 * @throws Refusal 404 when the project is not theirs to see
 */
export const findMinutes = async (
  db: Kysely<Database>,
  user: CurrentUser,
  projectId: number,
): Promise<Minute[]> => {
  await requireProject(db, user, projectId);
  const found = await db
    .selectFrom('minute')
    .where('project_id', '=', projectId)
    .select(['id', 'number', 'name', 'type', 'starts_at'])
    .orderBy('name', 'desc')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return found.map(({ id, number, name, type, starts_at }) => ({
    id,
    meetingNumber: number,
    meetingName: name,
    meetingTypeString: type,
    meetingStart: starts_at.toISOString(),
  }));
};
