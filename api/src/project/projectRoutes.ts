import { getProject, listProjects } from '@byggtun/shared/contract/project';
import { listBuildings, listProjectUsers, listSections } from '@byggtun/shared/contract/projectPlace';
import type { FastifyInstance } from 'fastify';

import { findReportUsers } from '../aberration/findReportUsers';
import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { findBuildings } from './findBuildings';
import { findProject, findProjects } from './findProjects';
import { findSections } from './findSections';
import { requireProject } from './requireProject';

/** The project list, the one that is open, and what is in it. */
export const projectRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listProjects, async ({ request }) => findProjects(db, await currentUser(request)));
  serve(app, getProject, async ({ request, params }) =>
    findProject(db, await currentUser(request), params.id),
  );
  serve(app, listBuildings, async ({ request, params }) => {
    await requireProject(db, await currentUser(request), params.id);
    return findBuildings(db, params.id);
  });
  serve(app, listSections, async ({ request, params }) => {
    const user = await currentUser(request);
    await requireProject(db, user, params.id);
    return findSections(db, user, params.id);
  });
  serve(app, listProjectUsers, async ({ request, params }) => {
    const user = await currentUser(request);
    await requireProject(db, user, params.id);
    return findReportUsers(db, user, params.id);
  });
};
