import { getProject, listProjects } from '@byggtun/shared/contract/project';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { findProject, findProjects } from './findProjects';

/** The project list, and the one that is open. */
export const projectRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listProjects, async ({ request }) => findProjects(db, await currentUser(request)));
  serve(app, getProject, async ({ request, params }) =>
    findProject(db, await currentUser(request), params.id),
  );
};
