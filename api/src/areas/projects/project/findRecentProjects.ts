import type { RecentProject } from '@byggtun/shared/contract/recentProject';

import type { Connection } from '../../../core/database/connect';
import { runPrepared } from '../../../core/database/runPrepared';
import type { CurrentUser } from '../../../record/person/currentUser';
import { activeBookings } from '../../logistics/door';
import { selectWithImage, withDefaultImage } from './selectWithImage';

/** The projects that the person has opened last, as far as they may still see them, with their small images. */
export const findRecentProjects = async (
  { db, pool }: Connection,
  user: CurrentUser,
  top: number,
): Promise<RecentProject[]> => {
  const statement = selectWithImage(db, user)
    .innerJoin('recent_project', 'recent_project.project_id', 'project.id')
    .where('recent_project.contact_person_id', '=', user.id)
    .select((eb) => [
      eb('project.id', 'in', activeBookings(db, user.id).select('barrack.project_id'))
        .$castTo<boolean>()
        .as('hasActiveBooking'),
    ])
    .clearOrderBy()
    .orderBy('recent_project.opened_at', 'desc')
    .orderBy('project.id')
    .limit(top);
  const found = await runPrepared(pool, statement);
  return found.map(withDefaultImage);
};
