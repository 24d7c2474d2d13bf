import type { Order, OrderLine } from '@byggtun/shared/contract/order';
import { articleNumbersIn, orderNumbersIn } from '@byggtun/shared/contract/orderCode';
import { isReceived } from '@byggtun/shared/contract/orderRules';

/** The line whose article a code names; of several the first of which something is still to come. */
const lineNamed = (lines: readonly OrderLine[], code: string) => {
  const numbers = articleNumbersIn(code);
  const named = lines.filter(({ componentId }) => numbers.includes(String(componentId)));
  return named.find((line) => !isReceived(line)) ?? named[0];
};

/** What a code says by itself to who receives an order's goods. */
export const readAt = ({ orderId, orderLines }: Order, code: string) => {
  const line = lineNamed(orderLines, code);
  const isArticle = line !== undefined && String(line.componentId) === code.trim();
  return {
    /** Of this order, unless the code is another order's. */
    line,
    /** No other order has to be looked for: it names this one, or nothing but an article of it. */
    isOurs: isArticle || orderNumbersIn(code).includes(orderId),
  };
};
