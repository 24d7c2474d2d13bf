import { projectImageWidths } from '@byggtun/shared/contract/projectFile';
import type { RecentProject } from '@byggtun/shared/contract/recentProject';

import type { Connection } from '../../../core/database/connect';
import { runPrepared } from '../../../core/database/runPrepared';
import type { CurrentUser } from '../../../record/person/currentUser';
import { activeBookings } from '../../logistics/door';
import { selectProjects } from './selectProjects';

/** The projects that the person has opened last, as far as they may still see them, with their small images. */
export const findRecentProjects = async (
  { db, pool }: Connection,
  user: CurrentUser,
  top: number,
): Promise<RecentProject[]> => {
  const statement = selectProjects(db, user)
    .innerJoin('recent_project', 'recent_project.project_id', 'project.id')
    .leftJoin('project_image', (join) =>
      join
        .onRef('project_image.project_id', '=', 'project.id')
        .on('project_image.width', '=', projectImageWidths[0]),
    )
    .where('recent_project.contact_person_id', '=', user.id)
    .select((eb) => [
      'project_image.bytes',
      eb('project.id', 'in', activeBookings(db, user.id).select('barrack.project_id'))
        .$castTo<boolean>()
        .as('hasActiveBooking'),
    ])
    .clearOrderBy()
    .orderBy('recent_project.opened_at', 'desc')
    .orderBy('project.id')
    .limit(top);
  const found = await runPrepared(pool, statement);
  return found.map(({ bytes, ...project }) => ({
    ...project,
    defaultImage: bytes && { contentType: 'image/webp', image: bytes.toString('base64') },
  }));
};
