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
  listSections,
  listSectionsOfProject,
} from '@byggtun/shared/contract/projectPlace';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findBuildings } from '../../../record/place/findBuildings';
import { findHouses } from '../../../record/place/findHouses';
import { findSections } from '../../../record/place/findSections';
import { requireProject } from '../../../record/place/requireProject';
import { createAllProjects } from './createAllProjects';
import { findFilterOptions } from './findFilterOptions';
import { findProjectPage } from './findProjectPage';
import { findFavourites, findProject } from './findProjects';
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
  for (const route of [listSections, listSectionsOfProject])
    serve(app, route, async ({ request, params }) => {
      const user = await currentUser(request);
      await requireProject(db, user, params.id);
      return findSections(db, user, params.id);
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
