import { listProjectContacts } from '@byggtun/shared/contract/projectContact';
import type { FastifyInstance } from 'fastify';

import { isKiosk } from '../../../core/http/origins';
import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findContacts } from './findContacts';

/** Who takes part in a project. */
export const contactRoutes = (app: FastifyInstance): void => {
  serve(app, listProjectContacts, async ({ request, params: { id: projectId } }) =>
    findContacts(app.database.db, await currentUser(request), {
      projectId,
      isKiosk: isKiosk(request, app.settings),
    }),
  );
};
