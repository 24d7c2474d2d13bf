import { listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { createBooking } from '@byggtun/shared/contract/bookingSave';
import { addDays } from '@byggtun/shared/contract/day';
import { countOrders, listOrders } from '@byggtun/shared/contract/order';
import { receiveGoods } from '@byggtun/shared/contract/orderReceipt';
import type { Route } from '@byggtun/shared/contract/route';

import { today } from '../../core/time/today';
import { createBarrack } from '../builders/barracks';
import { createOrder } from '../builders/orders';
import type { Ground } from '../rights/ground';
import { once } from './bodies';
import { type Good, headers, page, records } from './good';

/** Developer staff's alone. */
export const logisticsRoutes: readonly Route[] = [
  listOrders,
  countOrders,
  receiveGoods,
  listAvailableRooms,
  createBooking,
];

/** Orders of a house, goods that are received, and rooms that are booked. */
export const logisticsBodies = async ({ scene, reports, fileOf }: Ground): Promise<Good[]> => {
  const { db } = scene.app.database;
  const attachments = [{ bufferGuid: await fileOf('developer responsible'), status: 1, fileName: 'a.jpg' }];
  const goods = await createOrder(db, scene.staff, ['100.00', '2.50'], { project_id: reports.project });
  const { projectId: barracksProjectId, roomIds } = await createBarrack(db);
  const period = (days: number) => ({
    fromDate: addDays(today(), days),
    toDate: addDays(today(), days + 1),
  });
  const booking = (days: number) => ({
    requestId: once,
    roomId: roomIds[0],
    barracksProjectId,
    contactPersonId: scene.staff.id,
    ...period(days),
  });
  return [
    [listOrders, [page('process', 'orderDate')], `/project/house/${goods.houseId}/orders`],
    [countOrders, [{ headers }], `/project/house/${goods.houseId}/orders/count`],
    [
      receiveGoods,
      [
        {
          orderId: goods.id,
          orderLines: goods.componentIds.map((componentId) => ({
            componentId,
            qtyReceived: '0.25',
            receivedGoodsAction: 2,
            note: 'Våt eske.',
          })),
          note: 'Sjåføren hadde dårlig tid.',
          attachments,
          requestId: once,
        },
      ],
      `/project/house/order/${goods.id}/receivedgoods`,
    ],
    [listAvailableRooms, [{ projectId: barracksProjectId, ...period(1) }]],
    [createBooking, [booking(1), ...Array.from({ length: records }, (_, at) => booking(2 + at))]],
  ];
};
