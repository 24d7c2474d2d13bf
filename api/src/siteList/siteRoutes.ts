import { getMuster } from '@byggtun/shared/contract/muster';
import { getSite, listSiteDays, printSiteDays as printRoute } from '@byggtun/shared/contract/siteList';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { serve } from '../http/serve';
import { findPage } from '../list/findPage';
import { currentUser } from '../person/currentUser';
import { findMuster } from './findMuster';
import { findSite } from './findSite';
import { printSiteDays } from './printSiteDays';
import { requireSiteOf } from './requireSite';
import { siteDaySource } from './siteDaySource';

/** Who was on a site, and who is there now. */
export const siteRoutes = (app: FastifyInstance): void => {
  const { database } = app;
  serve(app, listSiteDays, async ({ request, body }) => {
    await requireSiteOf(database.db, await currentUser(request), body);
    return findPage(database, siteDaySource, sql<boolean>`true`, body);
  });
  serve(app, printRoute, async ({ request, params, body }) =>
    printSiteDays(database, await currentUser(request), { id: params.id, query: body, now: new Date() }),
  );
  serve(app, getSite, async ({ request, params }) =>
    findSite(database.db, await currentUser(request), params.id),
  );
  serve(app, getMuster, async ({ request, params }) =>
    findMuster(database.db, await currentUser(request), params.id),
  );
};
