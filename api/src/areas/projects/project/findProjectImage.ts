import type { ProjectImage, ProjectImageWidth } from '@byggtun/shared/contract/projectFile';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';

/** The image of a project in a width. @throws Refusal 404 without one, or when the project is not theirs to see */
export const findProjectImage = async (
  db: Kysely<Database>,
  user: CurrentUser,
  projectId: number,
  width: ProjectImageWidth,
): Promise<ProjectImage> => {
  await requireProject(db, user, projectId);
  const found = await db
    .selectFrom('project_image')
    .where('project_id', '=', projectId)
    .where('width', '=', width)
    .select('bytes')
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return { contentType: 'image/webp', image: found.bytes.toString('base64') };
};
