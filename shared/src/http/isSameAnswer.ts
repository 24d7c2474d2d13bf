/**
 * Whether two answers of a call say the same, so that what is shown stays as it is. Answers are JSON; of files each is another.
 * SWR's own hashes both and keeps a hash of every object in them: several times the work, before the first is shown too.
 */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  one === other ||
  (one !== undefined && !(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));
