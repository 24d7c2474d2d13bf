import { paths } from '@byggtun/shared/contract/paths';

/** The orders of a house. */
export const ordersPath = `${paths.projects}/:id/house/:houseId/orders`;

/** One of them. */
export const orderPath = `${ordersPath}/:orderId`;
