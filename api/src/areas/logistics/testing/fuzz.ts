import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';
import { orderList } from '../order/orderList';
import { logisticsBodies } from './logisticsBodies';

/** Developer staff's alone. */
export const bodies: AreaFuzz['bodies'] = async (ground) => ({ staff: await logisticsBodies(ground) });

/** Orders. */
export const lists: AreaFuzz['lists'] = [orderList];
