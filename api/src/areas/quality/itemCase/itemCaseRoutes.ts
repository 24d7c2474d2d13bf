import {
  createItemAberration as aberrationRoute,
  createItemComplaint as complaintRoute,
  listItemActions,
  saveItemAction as actionRoute,
} from '@byggtun/shared/contract/itemCase';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { createItemAberration } from './createItemAberration';
import { createItemComplaint } from './createItemComplaint';
import { findActionChoices } from './findActionChoices';
import { saveItemAction } from './saveItemAction';

/** The cases that are made of items of checklists. */
export const itemCaseRoutes = (app: FastifyInstance): void => {
  serve(app, aberrationRoute, async ({ request, body }) =>
    createItemAberration(app, await currentUser(request), body),
  );
  serve(app, complaintRoute, async ({ request, body }) =>
    createItemComplaint(app, await currentUser(request), body),
  );
  serve(app, listItemActions, async ({ request, params }) =>
    findActionChoices(app.database.db, await currentUser(request), params.id),
  );
  serve(app, actionRoute, async ({ request, body }) => saveItemAction(app, await currentUser(request), body));
};
