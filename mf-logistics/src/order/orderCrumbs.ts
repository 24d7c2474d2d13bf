import type { Order } from '@byggtun/shared/contract/order';
import { paths } from '@byggtun/shared/contract/paths';
import type { Crumb } from '@byggtun/shared/ui/Breadcrumbs';

/** The way to an order: the project, the house, its orders. */
export const orderCrumbs = ({ projectId, project, houseId, phase, orderId }: Order): Crumb[] => [
  { text: project, to: paths.project(projectId) },
  { text: phase, to: paths.house(projectId, houseId) },
  { text: 'Bestillinger', to: paths.houseOrders(projectId, houseId) },
  { text: orderId },
];
