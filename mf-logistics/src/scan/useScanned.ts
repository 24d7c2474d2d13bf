import type { Order, OrderLine } from '@byggtun/shared/contract/order';
import { findScannedOrder, orderCodeLimit, type ScannedOrder } from '@byggtun/shared/contract/orderCode';
import { isReceived } from '@byggtun/shared/contract/orderRules';
import { statusOf } from '@byggtun/shared/http/CallError';
import { failureNotice } from '@byggtun/shared/http/failureNotice';
import { useCall } from '@byggtun/shared/portal/useCall';
import { asSentence } from '@byggtun/shared/text/asSentence';

import { readAt } from './readAt';
import { saidOfCode } from './saidOfCode';

/** What a code says by itself where no goods are received. */
const anywhere = { line: undefined, isOurs: false };

/** What a code leads to: a line of the order whose goods are received, or an order. */
export type Scanned = { kind: 'line'; line: OrderLine } | { kind: 'order'; order: ScannedOrder };

/**
 * What a code leads to, and what is said while it leads nowhere.
 * @param here the order whose goods are received; undefined where any order is looked for
 */
export function useScanned(code: string | undefined, here: Order | undefined) {
  const { line, isOurs } = here && code !== undefined ? readAt(here, code) : anywhere;
  const input = code === undefined || isOurs ? null : { query: { code: code.slice(0, orderCodeLimit) } };
  const { data: order, error, isValidating, mutate } = useCall(findScannedOrder, input, { quiet: true });
  const isUnknown = statusOf(error) === 404;
  const ours = isOurs || isUnknown ? line : undefined;
  const received = ours && isReceived(ours) ? ours : undefined;
  const found = (): Scanned | undefined => {
    if (order) return { kind: 'order', order };
    return ours && !received ? { kind: 'line', line: ours } : undefined;
  };
  return {
    found: found(),
    problem: error && !isUnknown ? asSentence(failureNotice(error).text) : undefined,
    said: saidOfCode(code, { isAsked: isValidating, isUnknown, isOurs, here, received }),
    retry: () => void mutate().catch(() => undefined),
  };
}
