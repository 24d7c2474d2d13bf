import type { AreaDemo } from '../../../record/demo/demoPart';

/** Barracks and who sleeps there, and orders. */
export const logisticsDemo: AreaDemo = {
  rows: [
    { name: 'demo barracks', load: async () => (await import('./seedBarracks')).seedBarracks },
    { name: 'demo bookings', load: async () => (await import('./seedBookings')).seedBookings },
    { name: 'demo orders', load: async () => (await import('./order/seedOrders')).seedOrders },
  ],
};
