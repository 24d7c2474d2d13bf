import {
  actionFilterOptions,
  countActions,
  getAction,
  listActions,
  listMyActions,
  saveAction as saveActionRoute,
} from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import type { FastifyInstance } from 'fastify';

import { actionCase } from '../case/actionCase';
import { findCaseChoices } from '../case/findCaseChoices';
import { findColleagues } from '../case/findColleagues';
import { findJournal, journalColumns } from '../case/findJournal';
import { findTagUsers } from '../case/findTagUsers';
import { requireCase } from '../case/requireCase';
import { serve } from '../http/serve';
import { countRows } from '../list/countRows';
import { findPage } from '../list/findPage';
import { currentUser } from '../person/currentUser';
import { actionStatusOptions, severityOptions } from './actionChoices';
import { actionSource } from './actionSource';
import { findAction } from './findAction';
import { findMyActions } from './findMyActions';
import { saveAction } from './saveAction';
import { listedFor } from './visibleTo';

/** The lists of actions. */
export const actionRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listActions, async ({ request, body }) =>
    findPage(app.database, actionSource, listedFor(await currentUser(request)), body),
  );
  serve(app, countActions, async ({ request, body }) =>
    countRows(app.database, actionSource, listedFor(await currentUser(request)), body),
  );
  serve(app, listMyActions, async ({ request }) => findMyActions(app.database, await currentUser(request)));
  serve(app, actionFilterOptions, async ({ request }) => ({
    ...(await findCaseChoices(db, await currentUser(request))),
    actionSeverities: severityOptions,
    actionStatus: actionStatusOptions,
  }));
  serve(app, getAction, async ({ request, params }) => {
    const user = await currentUser(request);
    const { id } = params;
    const found = await requireCase(db, actionCase, { actor: user, id });
    const action = await findAction(db, user, id);
    const [tagUsers, contactPersons] = await Promise.all([
      findTagUsers(db, found),
      findColleagues(db, { id: action.responsibleId, companyId: action.contactId }),
    ]);
    return { action, tagUsers, contactPersons };
  });
  serve(app, listActionJournal, async ({ request, params }) => {
    await requireCase(db, actionCase, { actor: await currentUser(request), id: params.id });
    return findJournal(
      db,
      db.selectFrom('action_journal').where('action_id', '=', params.id).select(journalColumns),
    );
  });
  serve(app, saveActionRoute, async ({ request, body }) => saveAction(db, await currentUser(request), body));
};
