import {
  getFilterOptions,
  getProject,
  listFavourites,
  listProjectPage,
  listProjects,
  saveFavourite as saveFavouriteRoute,
} from '@byggtun/shared/contract/project';
import {
  listBuildings,
  listHouses,
  listProjectUsers,
  listSections,
} from '@byggtun/shared/contract/projectPlace';
import type { FastifyInstance } from 'fastify';

import { findReportUsers } from '../aberration/findReportUsers';
import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { createAllProjects } from './createAllProjects';
import { findBuildings } from './findBuildings';
import { findFilterOptions } from './findFilterOptions';
import { findHouses } from './findHouses';
import { findProjectPage } from './findProjectPage';
import { findFavourites, findProject } from './findProjects';
import { findSections } from './findSections';
import { requireProject } from './requireProject';
import { saveFavourite } from './saveFavourite';

const placeRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listHouses, async ({ request, params }) => {
    await requireProject(db, await currentUser(request), params.id);
    return findHouses(db, params.id);
  });
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

/** The project lists, the one that is open, and what is in it. */
export const projectRoutes = (app: FastifyInstance): void => {
  const { database } = app;
  const { db } = database;
  const findAll = createAllProjects(database);
  serve(app, listProjects, async ({ request }) => findAll(await currentUser(request)));
  serve(app, listFavourites, async ({ request }) => findFavourites(database, await currentUser(request)));
  serve(app, listProjectPage, async ({ request, query }) =>
    findProjectPage(database, await currentUser(request), query),
  );
  serve(app, getFilterOptions, async ({ request }) => findFilterOptions(db, await currentUser(request)));
  serve(app, getProject, async ({ request, params }) =>
    findProject(database, await currentUser(request), params.id),
  );
  serve(app, saveFavouriteRoute, async ({ request, body }) => {
    await saveFavourite(db, await currentUser(request), body);
    return { isFavourite: body.isFavourite };
  });
  placeRoutes(app);
};
