import type { AreaDemo } from '../../../record/demo/demoPart';
import { seedOrders } from './order/seedOrders';
import { seedBarracks } from './seedBarracks';
import { seedBookings } from './seedBookings';

/** Barracks and who sleeps there, and orders. */
export const logisticsDemo: AreaDemo = {
  rows: [
    { name: 'demo barracks', seed: seedBarracks },
    { name: 'demo bookings', seed: seedBookings },
    { name: 'demo orders', seed: seedOrders },
  ],
};
