import { randomUUID } from 'node:crypto';

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
import { listReceipts, receiveGoods } from '@byggtun/shared/contract/orderReceipt';

import { createOrder } from '../builders/orders';
import type { Ground } from './ground';
import type { PerRole, RightsRow } from './rightsRow';

/** Orders are developer staff's alone, in projects that a contractor sees too. */
const seen: PerRole<number> = [200, 200, 403, 403, 403, 403, 401];

const make = ({ scene, reports }: Ground) =>
  createOrder(scene.app.database.db, scene.staff, ['10.00'], { project_id: reports.project });

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
    answers: () => [1, 1, undefined, undefined, undefined, undefined, undefined],
  },
  {
    what: 'count the orders of a house',
    route: countOrders,
    input: async (ground) => ({ params: { id: (await make(ground)).houseId }, body: { headers: [] } }),
    statuses: seen,
    told: (answer) => answer,
    answers: () => [1, 1, undefined, undefined, undefined, undefined, undefined],
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
  what: 'receive goods',
  route: receiveGoods,
  input: async (ground) => ({
    params: { id: (await make(ground)).id },
    body: {
      requestId: randomUUID(),
      orderLines: [{ componentId: 101, qtyReceived: '10', receivedGoodsAction: 0 }],
    },
  }),
  statuses: seen,
};

/** Orders, their list and their receipts (docs/product/logistics.md#orders). */
export const orderRights: RightsRow[] = [...records, ...lists, receipt];
