/** Time that work may take; what several pieces of work share is one. */
export interface Allowance {
  /** Milliseconds that are left; 0 and less when it is used up. */
  left: () => number;
  spend: (milliseconds: number) => void;
}

/**
 * Gives so many milliseconds.
 * @param of one that they are taken from as well, and that may end before
 */
export function createAllowance(milliseconds: number, of?: Allowance): Allowance {
  let own = milliseconds;
  return {
    left: () => Math.min(own, of?.left() ?? Infinity),
    spend: (used) => {
      own -= used;
      of?.spend(used);
    },
  };
}
