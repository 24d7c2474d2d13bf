import { staleCode } from '@byggtun/shared/contract/error';
import { CallError } from '@byggtun/shared/http/CallError';

/** Whether a save was refused because somebody else has saved meanwhile. */
export const isStale = (error: unknown): boolean =>
  error instanceof CallError && error.failure.kind === 'refused' && error.failure.answer?.error === staleCode;
