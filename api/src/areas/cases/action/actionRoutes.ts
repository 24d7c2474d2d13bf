import { getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import {
  actionFilterOptions,
  countActions,
  listActions,
  listMyActions,
} from '@byggtun/shared/contract/actionList';
import { saveAction as saveActionRoute } from '@byggtun/shared/contract/actionSave';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { countRows } from '../../../core/list/countRows';
import { findPage } from '../../../core/list/findPage';
import { findCaseChoices } from '../../../record/case/findCaseChoices';
import { findColleagues } from '../../../record/case/findColleagues';
import { findJournal } from '../../../record/case/findJournal';
import { findTagUsers } from '../../../record/case/findTagUsers';
import { requireCase } from '../../../record/case/requireCase';
import { currentUser } from '../../../record/person/currentUser';
import { actionCase } from './actionCase';
import { actionStatusOptions, severityOptions } from './actionChoices';
import { actionSource } from './actionSource';
import { findAction } from './findAction';
import { findMyActions } from './findMyActions';
import { saveAction } from './saveAction';
import { listedFor } from './visibleTo';

/** The lists of actions. */
export const actionRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listActions, async ({ request, body, database }) =>
    findPage(database, actionSource, listedFor(await currentUser(request)), body),
  );
  serve(app, countActions, async ({ request, body, database }) =>
    countRows(database, actionSource, listedFor(await currentUser(request)), body),
  );
  serve(app, listMyActions, async ({ request }) => findMyActions(app.database, await currentUser(request)));
  serve(app, actionFilterOptions, async ({ request }) => ({
    ...(await findCaseChoices(db, 'action', await currentUser(request))),
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
    return findJournal(db, { kind: 'action', id: params.id });
  });
  serve(app, saveActionRoute, async ({ request, body }) => saveAction(app, await currentUser(request), body));
};
