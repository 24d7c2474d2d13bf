import { statusOf } from '../http/CallError';
import { failureNotice } from '../http/failureNotice';
import { usePortal } from './portal';

/** Tells of a failed call by the error catalogue (docs/product/failures.md#by-answer); a 401 is told always and ends the session. */
export function useFailure() {
  const { notify, session } = usePortal();
  return (error: unknown, { quiet = false } = {}) => {
    const signedOut = statusOf(error) === 401;
    const { kind, text } = failureNotice(error);
    if (!quiet || signedOut) notify(kind, text);
    if (signedOut) session.expire();
  };
}
