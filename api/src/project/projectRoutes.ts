import { listProjects } from '@byggtun/shared/contract/project';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { findProjects } from './findProjects';

/** The project list. */
export const projectRoutes = (app: FastifyInstance): void => {
  serve(app, listProjects, async ({ request }) => findProjects(app.database.db, await currentUser(request)));
};
