import { showAmount } from '@byggtun/shared/contract/amount';
import type { LineAmounts, ReceivedLine } from '@byggtun/shared/contract/orderRules';
import { orderedAfter } from '@byggtun/shared/contract/orderRules';

/** What becomes of a line, in words. */
export const actionText = (line: LineAmounts & { unit: string }, now: ReceivedLine): string => {
  if (now.receivedGoodsAction === 0) return 'Fullt mottak';
  if (now.receivedGoodsAction === 2) return 'Delvis mottak';
  return `Fullt mottak, bestilt mengde rettes til ${showAmount(orderedAfter(line, now))} ${line.unit}`;
};
