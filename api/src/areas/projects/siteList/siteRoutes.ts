import { getMuster } from '@byggtun/shared/contract/muster';
import { getSite, listSiteDays, printSiteDays as printRoute } from '@byggtun/shared/contract/siteList';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { serve } from '../../../core/http/serve';
import { findPage } from '../../../core/list/findPage';
import { currentUser } from '../../../record/person/currentUser';
import { findMuster } from './findMuster';
import { findSite } from './findSite';
import { printSiteDays } from './printSiteDays';
import { requireSiteOf } from './requireSite';
import { siteDaySource } from './siteDaySource';

/** Who was on a site, and who is there now. */
export const siteRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listSiteDays, async ({ request, body, database }) => {
    await requireSiteOf(db, await currentUser(request), body);
    return findPage(database, siteDaySource, sql<boolean>`true`, body);
  });
  serve(app, printRoute, async ({ request, params, body, database }) =>
    printSiteDays({ database, printing: app.printing }, await currentUser(request), {
      id: params.id,
      query: body,
      now: new Date(),
    }),
  );
  serve(app, getSite, async ({ request, params }) => findSite(db, await currentUser(request), params.id));
  serve(app, getMuster, async ({ request, params }) => findMuster(db, await currentUser(request), params.id));
};
