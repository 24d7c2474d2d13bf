import {
  getNewAberration,
  saveAberration as saveAberrationRoute,
  saveRuh,
} from '@byggtun/shared/contract/aberration';
import { listProjectUsers } from '@byggtun/shared/contract/projectPlace';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';
import { findNewAberration } from './findNewAberration';
import { findReportUsers } from './findReportUsers';
import { saveAberration } from './saveAberration';

/** New deviations and RUH, and who can be made responsible for them. */
export const aberrationRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getNewAberration, async ({ request, body }) =>
    findNewAberration(db, await currentUser(request), body),
  );
  serve(app, listProjectUsers, async ({ request, params }) => {
    const user = await currentUser(request);
    await requireProject(db, user, params.id);
    return findReportUsers(db, user, params.id);
  });
  for (const route of [saveAberrationRoute, saveRuh])
    serve(app, route, async ({ request, body }) => saveAberration(app, await currentUser(request), body));
};
