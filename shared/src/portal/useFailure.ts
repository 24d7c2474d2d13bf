import { statusOf } from '../http/CallError';
import { type FailureNotice, failureNotice } from '../http/failureNotice';
import { usePortal } from './portal';

interface FailureOptions {
  /** Nothing is said but of a 401. */
  quiet?: boolean;
  /** Said in the place of the catalogue's words. */
  told?: FailureNotice | undefined;
}

/** Tells of a failed call by the error catalogue (docs/product/failures.md#by-answer); a 401 is told always and ends the session. */
export function useFailure() {
  const { notify, session } = usePortal();
  return (error: unknown, { quiet = false, told }: FailureOptions = {}) => {
    const signedOut = statusOf(error) === 401;
    const { kind, text } = (signedOut ? undefined : told) ?? failureNotice(error);
    if (!quiet || signedOut) notify(kind, text);
    if (signedOut) session.expire();
  };
}
