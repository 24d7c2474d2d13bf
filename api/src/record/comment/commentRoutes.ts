import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment as saveCommentRoute } from '@byggtun/shared/contract/commentSave';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../core/http/serve';
import { kindOf } from '../case/kindOf';
import { requireCase } from '../case/requireCase';
import { currentUser } from '../person/currentUser';
import { findComments } from './findComments';
import { saveComment } from './saveComment';

/** Comments of every kind of case. */
export const commentRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listComments, async ({ request, body: { id, commentType, status } }) => {
    const actor = await currentUser(request);
    const kind = kindOf(app, commentType);
    const found = await requireCase(db, kind, { actor, id });
    return findComments(db, actor, { kind, found, status });
  });
  serve(app, saveCommentRoute, async ({ request, body }) =>
    saveComment(app, await currentUser(request), body),
  );
};
