import { listReceipts, receiveGoods as receiveRoute } from '@byggtun/shared/contract/orderReceipt';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findOrder } from '../order/findOrder';
import { findReceipts } from './findReceipts';
import { receiveGoods } from './receiveGoods';

/** Goods that have come, for developer staff. */
export const receiptRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listReceipts, async ({ request, params }) => {
    await findOrder(app.database, await currentUser(request), params.id);
    return findReceipts(db, params.id);
  });
  serve(app, receiveRoute, async ({ request, params, body }) =>
    receiveGoods(app, await currentUser(request), params.id, body),
  );
};
