import type { PageAddress } from '@byggtun/shared/area/startPage';
import { getOrder } from '@byggtun/shared/contract/order';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';
import { recordId } from '@byggtun/shared/record/recordId';

/** Input of the calls that give an order and its receipts. */
export const orderInput = (id: number) => ({ params: { id } });

/** What the page of an order asks for first. */
export function firstOrderCalls({ params }: PageAddress): readonly AskedCall[] {
  const id = recordId(params.orderId);
  return id === undefined ? [] : [ask(getOrder, orderInput(id))];
}
