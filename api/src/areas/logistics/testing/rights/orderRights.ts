import { randomUUID } from 'node:crypto';

import { getAttachment } from '@byggtun/shared/contract/attachmentCalls';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import type { ListAnswer } from '@byggtun/shared/contract/list';
import {
  countOrders,
  downloadOrder,
  getOrder,
  listOrders,
  orderFilterOptions,
  type OrderRow,
} from '@byggtun/shared/contract/order';
import { findScannedOrder } from '@byggtun/shared/contract/orderCode';
import { listReceipts, receiveGoods } from '@byggtun/shared/contract/orderReceipt';

import { createOrder } from '../../../../testing/builders/orders';
import { owned } from '../../../../testing/builders/owned';
import type { Ground } from '../../../../testing/rights/ground';
import { ofStaff, type RightsRow, seenOfDeveloper, staffAlone } from '../../../../testing/rights/rightsRow';

/** Orders are developer staff's alone, in projects that a contractor sees too. */
const seen = staffAlone;

const make = ({ scene, sites }: Ground) =>
  createOrder(scene.app.database.db, scene.staff, ['10.00'], { project_id: sites.project });

const records = ([getOrder, downloadOrder, listReceipts] as const).map((route): RightsRow => ({
  what: `have ${route.path}`,
  route,
  input: async (ground) => ({ params: { id: (await make(ground)).id } }),
  statuses: seen,
}));

const lists: RightsRow[] = [
  {
    what: 'list the orders of a house',
    route: listOrders,
    input: async (ground) => ({
      params: { id: (await make(ground)).houseId },
      body: { headers: [], page: 1, itemsPerPage: 500 },
    }),
    statuses: seen,
    told: (answer) => (answer as ListAnswer<OrderRow>).items.length,
    answers: () => ofStaff(1),
  },
  {
    what: 'count the orders of a house',
    route: countOrders,
    input: async (ground) => ({ params: { id: (await make(ground)).houseId }, body: { headers: [] } }),
    statuses: seen,
    told: (answer) => answer,
    answers: () => ofStaff(1),
  },
  {
    what: 'find the order of a code',
    route: findScannedOrder,
    input: async (ground) => {
      const order = await make(ground);
      const { db } = ground.scene.app.database;
      const { order_number: code } = await db
        .selectFrom('purchase_order')
        .where('id', '=', order.id)
        .select('order_number')
        .executeTakeFirstOrThrow();
      return { query: { code } };
    },
    statuses: seen,
  },
  { what: 'read the filters of orders', route: orderFilterOptions, input: () => ({}), statuses: seen },
  {
    what: 'export orders',
    route: exportTable,
    input: async (ground) => ({
      body: {
        FileName: 'Bestillinger',
        columns: [{ dataKey: 'process', name: 'Prosess', exportCol: true }],
        rows: {
          list: 'orders',
          headers: [{ value: 'houseId', type: 'select', filterValues: [(await make(ground)).houseId] }],
        },
      },
    }),
    statuses: seen,
  },
];

const receipt: RightsRow = {
  what: 'receive goods, with a photo',
  route: receiveGoods,
  input: async (ground, role) => ({
    params: { id: (await make(ground)).id },
    body: {
      requestId: randomUUID(),
      orderLines: [{ componentId: 101, qtyReceived: '10', receivedGoodsAction: 0 }],
      attachments: [{ bufferGuid: await ground.fileOf(role), status: 2 }],
    },
  }),
  statuses: seen,
};

/** Contractors are not told that it is there. */
const photo: RightsRow = {
  what: 'fetch a photo of a receipt',
  route: getAttachment,
  input: async (ground) => {
    const { db } = ground.scene.app.database;
    const { id } = await db
      .insertInto('goods_receipt')
      .values({ order_id: (await make(ground)).id, created_by_id: ground.scene.staff.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { bufferGuid: await ground.image(owned('goods_receipt', id)) } };
  },
  statuses: seenOfDeveloper,
};

/** Orders, their list and their receipts (docs/product/logistics.md#orders). */
export const orderRights: RightsRow[] = [...records, ...lists, receipt, photo];
