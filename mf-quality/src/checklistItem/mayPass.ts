import { statusOf } from '@byggtun/shared/http/CallError';

/** A save that may go better by itself: it did not arrive, or the server could not do it now. */
export const mayPass = (error: unknown) => {
  const status = statusOf(error) ?? 500;
  return status >= 500 || [401, 408, 429].includes(status);
};
