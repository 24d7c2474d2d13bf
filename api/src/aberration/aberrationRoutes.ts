import {
  getNewAberration,
  saveAberration as saveAberrationRoute,
  saveRuh,
} from '@byggtun/shared/contract/aberration';
import type { FastifyInstance } from 'fastify';

import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { findNewAberration } from './findNewAberration';
import { saveAberration } from './saveAberration';

/** New deviations and RUH. */
export const aberrationRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getNewAberration, async ({ request, body }) =>
    findNewAberration(db, await currentUser(request), body),
  );
  for (const route of [saveAberrationRoute, saveRuh])
    serve(app, route, async ({ request, body }) => saveAberration(db, await currentUser(request), body));
};
