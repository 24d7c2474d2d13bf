import type { Minute } from '@byggtun/shared/contract/minute';

import type { SortOrder } from '../sort/SortDialog';

/** What minutes can be sorted by (docs/product/documents.md#minutes). */
export const minuteColumns = [
  ['name', 'Navn'],
  ['number', 'Nummer'],
  ['start', 'Dato'],
] as const;

/** What they are sorted by. */
export type MinuteOrder = SortOrder<(typeof minuteColumns)[number][0]>;

const names = new Intl.Collator('nb', { numeric: true });

const comparisons: Record<MinuteOrder['by'], (a: Minute, b: Minute) => number> = {
  name: (a, b) => names.compare(a.meetingName, b.meetingName),
  number: (a, b) => a.meetingNumber - b.meetingNumber,
  start: (a, b) => a.meetingStart.localeCompare(b.meetingStart),
};

/** The minutes in this order; of those that are alike in it the latest first. */
export function sortMinutes(minutes: readonly Minute[], { by, desc }: MinuteOrder): Minute[] {
  const compare = comparisons[by];
  return [...minutes].sort((a, b) => (desc ? compare(b, a) : compare(a, b)) || comparisons.start(b, a));
}
