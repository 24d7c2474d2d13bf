/** How far an answer has come, in what its server counts, such as the rows of a table. */
export interface Progress {
  done: number;
  total: number;
}

/** Headers of a streamed answer: what it will hold, and in about how many bytes, which only its end can tell. */
export const progressHeaders = { total: 'x-total', bytes: 'x-expected-bytes' } as const;
