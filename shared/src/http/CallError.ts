import type { ErrorAnswer } from '../contract/error';

/** What went wrong with a call: the server refused it, did not answer, or the browser has no network. */
export type CallFailure =
  | { kind: 'refused'; status: number; answer: ErrorAnswer | undefined }
  | { kind: 'noAnswer' }
  | { kind: 'offline' };

/** Thrown by every call that does not end in its answer. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure, options?: ErrorOptions) {
    super(failure.kind === 'refused' ? `The API answered ${failure.status}` : failure.kind, options);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** The HTTP status that a call was refused with; undefined when it was not refused by the API. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof CallError && error.failure.kind === 'refused' ? error.failure.status : undefined;

/** The server's own sentence of a refusal; a general one when it sent none. */
export const textOf = (error: unknown): string =>
  (error instanceof CallError && error.failure.kind === 'refused' && error.failure.answer?.message) ||
  'Noe gikk galt. Prøv igjen om litt.';
