import { orderList, selectOrders } from './orderList';
import { findOrderRows } from './orderRows';

export const orderSource = { list: orderList, select: selectOrders, findRows: findOrderRows };
