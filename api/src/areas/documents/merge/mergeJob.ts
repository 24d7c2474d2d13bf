/** Files to be merged, each a path on this machine, in their order, and where the merged one is to lie. */
export interface MergeJob {
  from: readonly string[];
  to: string;
  /** Leaves out what can't be read. */
  skip: boolean;
}

/** What came of it: which can't be read, by their place in the order; without any, or with `skip`, the merged file is there. */
export interface MergeOutcome {
  damaged: number[];
  /** Bytes of the merged file; 0 when it is not there. */
  size: number;
}
