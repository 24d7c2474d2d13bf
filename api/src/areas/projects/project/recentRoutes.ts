import {
  listRecentProjects,
  noteRecentProject as noteRoute,
  removeRecentProject,
} from '@byggtun/shared/contract/recentProject';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findRecentProjects } from './findRecentProjects';
import { noteRecentProject } from './noteRecentProject';

/** The projects that somebody has opened last. */
export const recentRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listRecentProjects, async ({ request, query }) =>
    findRecentProjects(app.database, await currentUser(request), query.top),
  );
  serve(app, noteRoute, async ({ request, params }) => {
    await noteRecentProject(db, await currentUser(request), params.id);
    return {};
  });
  serve(app, removeRecentProject, async ({ request, params }) => {
    const { id } = await currentUser(request);
    await db
      .deleteFrom('recent_project')
      .where('contact_person_id', '=', id)
      .where('project_id', '=', params.id)
      .execute();
    return {};
  });
};
