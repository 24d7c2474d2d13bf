import { orderFilterOptions, type OrderRow } from '@byggtun/shared/contract/order';
import { orderStatuses } from '@byggtun/shared/contract/orderStatus';
import { paths } from '@byggtun/shared/contract/paths';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import type { Place } from '@byggtun/shared/table/place';
import { formatDate } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { OrderCard } from './OrderCard';
import { orderQuestion } from './orderQuestion';
import { ProcessChip } from './ProcessChip';
import { ProjectTitle } from './ProjectTitle';

/** The list of a house's orders: its question, its cells and its cards, and nothing more. */
export const orderList = ({
  projectId,
  houseId,
}: Required<Place> & { houseId: number }): ListDefinition<OrderRow> => ({
  ...orderQuestion(houseId),
  noun: 'bestillinger',
  options: orderFilterOptions,
  cells: {
    orderId: ({ orderId }) => <span className="bt-figures">{orderId}</span>,
    projectName: ({ projectName }) => <ProjectTitle name={projectName} />,
    statusText: ({ status, statusText }) => (
      <StatusChip color={orderStatuses[status].color} text={statusText} />
    ),
    process: ({ process }) => <ProcessChip process={process} />,
    orderDate: ({ orderDate }) => formatDate(orderDate),
    deliveryDate: ({ deliveryDate }) => (deliveryDate === null ? null : formatDate(deliveryDate)),
  },
  export: 'orders',
  changedBy: 'OnCaseChanged',
  rowId: ({ id }) => id,
  rowPath: ({ id }) => paths.houseOrder(projectId, houseId, id),
  rowColor: ({ status }) => orderStatuses[status].color,
  card: (row) => <OrderCard row={row} />,
});
