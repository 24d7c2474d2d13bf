import {
  actionFilterOptions,
  countActions,
  listActions,
  listMyActions,
} from '@byggtun/shared/contract/action';
import type { FastifyInstance } from 'fastify';

import { findCaseChoices } from '../case/findCaseChoices';
import { serve } from '../http/serve';
import { countRows } from '../list/countRows';
import { findPage } from '../list/findPage';
import { currentUser } from '../person/currentUser';
import { actionStatusOptions, severityOptions } from './actionChoices';
import { actionSource } from './actionSource';
import { findMyActions } from './findMyActions';
import { listedFor } from './visibleTo';

/** The lists of actions. */
export const actionRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listActions, async ({ request, body }) =>
    findPage(app.database, actionSource, listedFor(await currentUser(request)), body),
  );
  serve(app, countActions, async ({ request, body }) =>
    countRows(db, actionSource, listedFor(await currentUser(request)), body),
  );
  serve(app, listMyActions, async ({ request }) => findMyActions(app.database, await currentUser(request)));
  serve(app, actionFilterOptions, async ({ request }) => ({
    ...(await findCaseChoices(db, await currentUser(request))),
    actionSeverities: severityOptions,
    actionStatus: actionStatusOptions,
  }));
};
