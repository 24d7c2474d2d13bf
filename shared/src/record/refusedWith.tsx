import type { ErrorAnswer } from '../contract/error';
import { CallError } from '../http/CallError';

/** The answer of a call that the server refused with this code; undefined of any other failure. */
export const refusedWith = (error: unknown, code: string): ErrorAnswer | undefined => {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') return undefined;
  const { answer } = error.failure;
  return answer?.error === code ? answer : undefined;
};
