import { createHash } from 'node:crypto';

import {
  countOrders,
  downloadOrder,
  getOrder,
  listOrders,
  orderFilterOptions,
} from '@byggtun/shared/contract/order';
import { findScannedOrder } from '@byggtun/shared/contract/orderCode';
import { orderFileName } from '@byggtun/shared/contract/orderFile';
import { orderTexts } from '@byggtun/shared/contract/orderRules';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { countRows } from '../../../core/list/countRows';
import { findPage } from '../../../core/list/findPage';
import { currentUser } from '../../../record/person/currentUser';
import { requireStaff } from '../../../record/person/requireStaff';
import { findByCode } from './findByCode';
import { findOrder } from './findOrder';
import { findOrderChoices } from './findOrderChoices';
import { orderReport } from './orderReport';
import { ordersOfHouse } from './ordersOfHouse';
import { orderSource } from './orderSource';

/** Orders, their list and each of them as PDF, for developer staff. */
export const orderRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listOrders, async ({ request, params, body, database }) => {
    const scope = await ordersOfHouse(database.pool, await currentUser(request), params.id);
    return findPage(database, orderSource, scope, body);
  });
  serve(app, countOrders, async ({ request, params, body, database }) => {
    const scope = await ordersOfHouse(database.pool, await currentUser(request), params.id);
    return countRows(database, orderSource, scope, body);
  });
  serve(app, orderFilterOptions, async ({ request }) => {
    requireStaff(await currentUser(request), orderTexts.onlyStaff);
    return findOrderChoices(db);
  });
  serve(app, findScannedOrder, async ({ request, query }) =>
    findByCode(db, await currentUser(request), query.code),
  );
  serve(app, getOrder, async ({ request, params }) =>
    findOrder(app.database, await currentUser(request), params.id),
  );
  serve(app, downloadOrder, async ({ request, params, database }) => {
    const user = await currentUser(request);
    const found = await findOrder(database, user, params.id);
    const bytes = await app.printing.print(user.personId, orderReport(found, new Date()));
    const version = createHash('sha256').update(bytes).digest('hex');
    return { bytes, version, name: orderFileName(found), save: true };
  });
};
