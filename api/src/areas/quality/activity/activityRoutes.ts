import {
  addActivityAberration,
  downloadActivityFile,
  updateActivity as updateRoute,
} from '@byggtun/shared/contract/activitySave';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { findVisibleAttachment } from '../../../record/attachment/findVisibleAttachment';
import { storedAnswer } from '../../../record/attachment/storedAnswer';
import { currentUser } from '../../../record/person/currentUser';
import { addAberration } from './addAberration';
import { updateActivity } from './updateActivity';

/** What is done in a self-check. */
export const activityRoutes = (app: FastifyInstance): void => {
  serve(app, updateRoute, async ({ request, body }) => updateActivity(app, await currentUser(request), body));
  serve(app, addActivityAberration, async ({ request, body }) =>
    addAberration(app, await currentUser(request), body),
  );
  serve(app, downloadActivityFile, async ({ request, params }) =>
    storedAnswer(app.files, await findVisibleAttachment(app, await currentUser(request), params.id), true),
  );
};
