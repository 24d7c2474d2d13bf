import { listComments, saveComment as saveCommentRoute } from '@byggtun/shared/contract/comment';
import type { FastifyInstance } from 'fastify';

import { requireVisible } from '../complaint/requireVisible';
import { refuse } from '../http/refuse';
import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { findComments } from './findComments';
import { saveComment } from './saveComment';

const complaintComment = 0;

/** Comments of complaints and enquiries. */
export const commentRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listComments, async ({ request, body }) => {
    const user = await currentUser(request);
    if (body.commentType !== complaintComment) throw refuse.notFound();
    await requireVisible(db, user, body.id);
    return findComments(db, user, { complaintId: body.id });
  });
  serve(app, saveCommentRoute, async ({ request, body }) =>
    saveComment(db, await currentUser(request), body),
  );
};
