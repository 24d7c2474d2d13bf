import { listComments, saveComment as saveCommentRoute } from '@byggtun/shared/contract/comment';
import type { FastifyInstance } from 'fastify';

import { caseKinds } from '../case/caseKinds';
import { requireCase } from '../case/requireCase';
import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { findComments } from './findComments';
import { saveComment } from './saveComment';

/** Comments of every kind of case. */
export const commentRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listComments, async ({ request, body: { id, commentType, status } }) => {
    const actor = await currentUser(request);
    const kind = caseKinds[commentType];
    const found = await requireCase(db, kind, { actor, id });
    return findComments(db, actor, { kind, found, status });
  });
  serve(app, saveCommentRoute, async ({ request, body }) =>
    saveComment(db, await currentUser(request), body),
  );
};
