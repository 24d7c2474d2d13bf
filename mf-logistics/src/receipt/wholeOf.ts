import { amountOf } from '@byggtun/shared/contract/amount';
import type { OrderLine } from '@byggtun/shared/contract/order';
import type { EnteredLine } from '@byggtun/shared/contract/orderReceipt';
import { remainingOf } from '@byggtun/shared/contract/orderRules';

/** All that is still to come of a line. */
export const wholeOf = (line: OrderLine): EnteredLine => ({
  componentId: line.componentId,
  qtyReceived: amountOf(remainingOf(line)),
  receivedGoodsAction: 0,
  qtyAlreadyReceived: line.qtyAlreadyReceived,
});
