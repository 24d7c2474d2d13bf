import { listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { createBooking } from '@byggtun/shared/contract/bookingSave';
import { addDays } from '@byggtun/shared/contract/day';
import { countOrders, listOrders } from '@byggtun/shared/contract/order';
import { receiveGoods } from '@byggtun/shared/contract/orderReceipt';

import { today } from '../../../core/time/today';
import { createBarrack } from '../../../testing/builders/barracks';
import { createOrder } from '../../../testing/builders/orders';
import { once } from '../../../testing/fuzz/bodies';
import { type Good, headers, page, records } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';

/** Developer staff's alone: orders of a house, goods that are received, and rooms that are booked. */
export const logisticsBodies = async ({ scene, sites, fileOf }: Ground): Promise<Good[]> => {
  const { db } = scene.app.database;
  const attachments = [{ bufferGuid: await fileOf('developer responsible'), status: 1, fileName: 'a.jpg' }];
  const goods = await createOrder(db, scene.staff, ['100.00', '2.50'], { project_id: sites.project });
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
