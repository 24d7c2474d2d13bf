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
} from '@byggtun/shared/contract/attachmentCalls';
import { closeTickets } from '@byggtun/shared/contract/attachmentTickets';
import { getPagePicture } from '@byggtun/shared/contract/pagePicture';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';
import { serve } from '../../core/http/serve';
import { createFairQueue } from '../../core/limit/createFairQueue';
import { inTurn } from '../../core/limit/inTurn';
import { currentUser } from '../person/currentUser';
import { beginUpload } from './beginUpload';
import { completeUpload } from './completeUpload';
import { findOwnUpload, uploadOf } from './findOwnUpload';
import { findVisibleAttachment } from './findVisibleAttachment';
import { pictureAnswer } from './pictureAnswer';
import { receiveChunk } from './receiveChunk';
import { removeUnsaved } from './removeUnsaved';
import { storedAnswer, thumbnailAnswer } from './storedAnswer';
import { giveTicket, takeTicketBack, takeTicketsBack, ticketHolder } from './ticket';

/** Sends a file up in pieces. */
const uploadRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  const { chunksAtOnce: perKey, chunksWaiting: waiting, databaseConnections } = app.limits.of;
  // Each piece holds a connection of the database while the store takes it, and half of them are for everything else.
  const queue = createFairQueue({ perKey, total: Math.ceil(databaseConnections / 2), waiting });
  const turns = { queue, full: 'chunksWaiting', late: 'waitSeconds' } as const;
  serve(app, beginRoute, async ({ request, body }) => beginUpload(app, await currentUser(request), body));
  serve(app, findUpload, async ({ request, params }) =>
    uploadOf(await findOwnUpload(db, await currentUser(request), params.bufferGuid)),
  );
  serve(app, sendChunk, async ({ request, params: { bufferGuid }, query: { offset }, body: bytes }) => {
    const user = await currentUser(request);
    return inTurn(app.limits, turns, String(user.personId), () =>
      receiveChunk(app, user, { bufferGuid, offset, bytes }),
    );
  });
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
    storedAnswer(files, await findVisibleAttachment(app, await currentUser(request), params.bufferGuid)),
  );
  serve(app, getThumbnail, async ({ request, params }) => {
    const found = await findVisibleAttachment(app, await currentUser(request), params.bufferGuid);
    if (!found.has_thumbnail) throw refuse.notFound();
    return thumbnailAnswer(files, found);
  });
  serve(app, getPagePicture, async ({ request, params: { bufferGuid }, query: { size } }) => {
    const user = await currentUser(request);
    const found = await findVisibleAttachment(app, user, bufferGuid);
    return pictureAnswer(app, found, { personId: user.personId, size });
  });
  serve(app, openTicket, async ({ request, reply, token, params: { bufferGuid } }) => {
    const user = await currentUser(request);
    await findVisibleAttachment(app, user, bufferGuid);
    await giveTicket(app, reply, { user, token, bufferGuid });
    return {};
  });
  serve(app, closeTicket, async ({ request, reply, params }) => {
    await takeTicketBack(request, reply, await currentUser(request), params.bufferGuid);
    return {};
  });
  serve(app, closeTickets, async ({ request }) => {
    await takeTicketsBack(database.db, await currentUser(request));
    return {};
  });
  serve(app, streamAttachment, async ({ request, params: { bufferGuid }, query }) => {
    const found = await findVisibleAttachment(app, await ticketHolder(request, bufferGuid), bufferGuid);
    return storedAnswer(files, found, query.save !== undefined);
  });
};

/** Attachments of every kind of case and of comments. */
export const attachmentRoutes = (app: FastifyInstance): void => {
  uploadRoutes(app);
  fileRoutes(app);
};
