import { orderList, selectOrders } from './orderList';
import { findOrderRows } from './orderRows';

/** The list of orders with where its rows come from. */
export const orderSource = { list: orderList, select: selectOrders, findRows: findOrderRows };
