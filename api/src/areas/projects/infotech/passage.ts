/** Somebody goes in or out of a site. */
export interface Passage {
  direction: 'in' | 'out';
  /** The projects of the site. */
  projectIds: readonly number[];
  /** When, in milliseconds since 1970. */
  at: number;
}

/** In milliseconds. A check-in without a check-out counts for so long: nobody stays longer on a site, and some forget to check out. */
export const longestShift = 16 * 3_600_000;

/** By when they were, whatever the order in which they came; who goes in and out at the same instant is out. */
export const inOrder = <P extends Passage>(passages: readonly P[]): P[] =>
  passages.toSorted((a, b) => a.at - b.at || Number(a.direction === 'out') - Number(b.direction === 'out'));
