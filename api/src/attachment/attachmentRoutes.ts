import {
  beginUpload as beginRoute,
  closeTicket,
  completeUpload as completeRoute,
  findUpload,
  getAttachment,
  getThumbnail,
  openTicket,
  removeUnsaved as removeRoute,
  sendChunk,
  streamAttachment,
} from '@byggtun/shared/contract/attachment';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../http/refuse';
import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { beginUpload } from './beginUpload';
import { completeUpload } from './completeUpload';
import { findOwnUpload, uploadOf } from './findOwnUpload';
import { findVisibleAttachment } from './findVisibleAttachment';
import { receiveChunk } from './receiveChunk';
import { removeUnsaved } from './removeUnsaved';
import { storedAnswer, thumbnailAnswer } from './storedAnswer';
import { giveTicket, takeTicketBack, ticketHolder } from './ticket';

/** Sends a file up in pieces. */
const uploadRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, beginRoute, async ({ request, body }) => beginUpload(db, await currentUser(request), body));
  serve(app, findUpload, async ({ request, params }) =>
    uploadOf(await findOwnUpload(db, await currentUser(request), params.bufferGuid)),
  );
  serve(app, sendChunk, async ({ request, params, query, body }) =>
    receiveChunk(app, await currentUser(request), {
      bufferGuid: params.bufferGuid,
      offset: query.offset,
      bytes: body,
    }),
  );
  serve(app, completeRoute, async ({ request, params }) =>
    completeUpload(app, await currentUser(request), params.bufferGuid),
  );
  serve(app, removeRoute, async ({ request, params }) => {
    await removeUnsaved(app, await currentUser(request), params.bufferGuid);
    return {};
  });
};

/** Fetches a file; who may is asked each time. */
const fileRoutes = (app: FastifyInstance): void => {
  const { database, files } = app;
  serve(app, getAttachment, async ({ request, params }) =>
    storedAnswer(
      files,
      await findVisibleAttachment(database.db, await currentUser(request), params.bufferGuid),
    ),
  );
  serve(app, getThumbnail, async ({ request, params }) => {
    const found = await findVisibleAttachment(database.db, await currentUser(request), params.bufferGuid);
    if (!found.has_thumbnail) throw refuse.notFound();
    return thumbnailAnswer(files, found);
  });
  serve(app, openTicket, async ({ request, reply, params: { bufferGuid } }) => {
    const user = await currentUser(request);
    await findVisibleAttachment(database.db, user, bufferGuid);
    await giveTicket(app, reply, user, bufferGuid);
    return {};
  });
  serve(app, closeTicket, async ({ request, reply, params }) => {
    await takeTicketBack(app, reply, await currentUser(request), params.bufferGuid);
    return {};
  });
  serve(app, streamAttachment, async ({ request, params: { bufferGuid }, query }) => {
    const found = await findVisibleAttachment(
      database.db,
      await ticketHolder(request, bufferGuid),
      bufferGuid,
    );
    return storedAnswer(files, found, query.save !== undefined);
  });
};

/** Attachments of every kind of case and of comments. */
export const attachmentRoutes = (app: FastifyInstance): void => {
  uploadRoutes(app);
  fileRoutes(app);
};
