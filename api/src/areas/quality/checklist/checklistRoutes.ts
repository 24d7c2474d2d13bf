import { getChecklist } from '@byggtun/shared/contract/checklist';
import {
  generateChecklist as generateRoute,
  listAvailableChecklists,
} from '@byggtun/shared/contract/checklistCreate';
import { listChecklistJournal } from '@byggtun/shared/contract/checklistJournal';
import {
  checklistFilterOptions,
  countChecklists,
  listChecklists,
} from '@byggtun/shared/contract/checklistList';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import {
  changeChecklistResponsible,
  completeChecklist as completeRoute,
  saveChecklist as saveRoute,
  signChecklist as signRoute,
} from '@byggtun/shared/contract/checklistSave';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { countRows } from '../../../core/list/countRows';
import { findPage } from '../../../core/list/findPage';
import { findJournal } from '../../../record/case/findJournal';
import { requireCase } from '../../../record/case/requireCase';
import { currentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';
import { changeResponsible } from './changeResponsible';
import { checklistCase } from './checklistCase';
import { checklistSource } from './checklistSource';
import { completeChecklist } from './completeChecklist';
import { findAvailable } from './findAvailable';
import { findChecklist } from './findChecklist';
import { findChecklistChoices } from './findChecklistChoices';
import { generateChecklist } from './generateChecklist';
import { saveChecklist } from './saveChecklist';
import { signChecklist } from './signChecklist';
import { listedFor } from './visibleTo';

/** Checklists and their list, for developer staff. */
export const checklistRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listChecklists, async ({ request, body, database }) =>
    findPage(database, checklistSource, listedFor(await currentUser(request)), body),
  );
  serve(app, countChecklists, async ({ request, body, database }) =>
    countRows(database, checklistSource, listedFor(await currentUser(request)), body),
  );
  serve(app, checklistFilterOptions, async ({ request }) =>
    findChecklistChoices(db, requireStaff(await currentUser(request), checklistTexts.onlyStaff)),
  );
  serve(app, listAvailableChecklists, async ({ request, query }) => {
    requireStaff(await currentUser(request), checklistTexts.onlyStaff);
    return findAvailable(db, query);
  });
  serve(app, generateRoute, async ({ request, body }) =>
    generateChecklist(app, await currentUser(request), body),
  );
  serve(app, getChecklist, async ({ request, params }) =>
    findChecklist(db, await currentUser(request), params.id),
  );
  serve(app, listChecklistJournal, async ({ request, params }) => {
    await requireCase(db, checklistCase, {
      actor: requireStaff(await currentUser(request), checklistTexts.onlyStaff),
      id: params.id,
    });
    return findJournal(db, { kind: 'checklist', id: params.id });
  });
  serve(app, saveRoute, async ({ request, body }) => saveChecklist(app, await currentUser(request), body));
  serve(app, completeRoute, async ({ request, body }) =>
    completeChecklist(app, await currentUser(request), body.id),
  );
  serve(app, changeChecklistResponsible, async ({ request, body }) =>
    changeResponsible(app, await currentUser(request), body),
  );
  serve(app, signRoute, async ({ request, body }) => signChecklist(app, await currentUser(request), body));
};
