import { listCurrentProjects } from '@byggtun/shared/contract/checkIn';
import { getProjectAccess, listKioskProjects } from '@byggtun/shared/contract/kiosk';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { findCurrentProjects } from '../infotech/findCurrentProjects';

/** Which projects a kiosk can belong to, which of them a person may enter, and where the person is now. */
export const kioskRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listKioskProjects, () =>
    db.selectFrom('project').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
  );
  serve(app, getProjectAccess, async ({ request, params }) => {
    const user = await currentUser(request);
    const found = await visibleProjects(db, user)
      .where('project.id', '=', params.id)
      .select('project.id')
      .execute();
    return { access: found.length > 0 };
  });
  serve(app, listCurrentProjects, async ({ request }) => findCurrentProjects(db, await currentUser(request)));
};
