import { countOrders, getOrder, listOrders } from '@byggtun/shared/contract/order';
import { listReceipts } from '@byggtun/shared/contract/orderReceipt';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefreshAll } from '@byggtun/shared/record/useRefreshAll';

import { orderInput } from './orderCalls';

/** Fetches anew what a receipt changes. */
export const useRefreshOrder = () => useRefreshAll([getOrder, listReceipts, listOrders, countOrders]);

/** An order, with what others receive of it; undefined asks for nothing. */
export function useOrder(id: number | undefined) {
  const order = useCall(getOrder, id === undefined ? null : orderInput(id));
  const refresh = useRefreshOrder();
  useHubEvent('OnCaseChanged', (changed) => {
    if (changed.type === 'order' && changed.id === id) refresh();
  });
  return order;
}

/** Its receipts; a failure is told where they would be. */
export const useReceipts = (id: number) => useCall(listReceipts, orderInput(id), { quiet: true });
