import { getAccidentPlan, getProjectImage, getPsi } from '@byggtun/shared/contract/projectFile';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { openPsi } from '../psi/openPsi';
import { findProjectDocument } from './findProjectDocument';
import { findProjectImage } from './findProjectImage';

/** The image and the documents of a project. */
export const projectFileRoutes = (app: FastifyInstance): void => {
  const { database, files } = app;
  const { db } = database;
  serve(app, getProjectImage, async ({ request, params, query }) =>
    findProjectImage(db, await currentUser(request), params.id, query.width ?? 1920),
  );
  serve(app, getPsi, async ({ request, params }) =>
    openPsi(db, files, await currentUser(request), params.id),
  );
  serve(app, getAccidentPlan, async ({ request, params }) =>
    findProjectDocument(db, files, await currentUser(request), { id: params.id, kind: 'accident' }),
  );
};
