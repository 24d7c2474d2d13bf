import * as z from 'zod';

/** What is said of a text that can't be taken. */
export interface TextProblems {
  /** Of one that is too long; a sentence with the limit when left out. */
  tooLong?: string;
  /** Of one that is not there. */
  missing?: string;
}

/**
 * A text from outside, kept as it is. Its length is asked before anything else: a check that comes after never sees a text that is too
 * long, which zod's own `max` would let it see.
 * @param max characters
 */
export const boundedText = (max: number, { tooLong, missing }: TextProblems = {}) =>
  z
    .string(missing === undefined ? {} : { error: missing })
    .max(max, { abort: true, error: tooLong ?? `Teksten kan ikke være lengre enn ${max} tegn!` });
