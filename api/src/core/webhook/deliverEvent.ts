import type { Settings } from '../settings/settings';
import { signEvent } from './signEvent';

/** Where events go, and what signs them. */
export type Webhook = NonNullable<Settings['webhook']>;

interface Delivery {
  webhook: Webhook;
  /** Milliseconds until an answer must be there. */
  timeout: number;
  /** Ends what is under way when the server stops. */
  stopped: AbortSignal;
}

/** `fetch` says only that it failed, and why in the cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/**
 * Hands an event to the receiver (docs/product/logistics.md#events-for-other-systems); answers what it failed of, null when it was taken. What
 * the receiver writes back is not read, and nothing is sent on to where it points.
 */
export const deliverEvent = async (
  { id, body }: { id: string; body: string },
  { webhook: { url, secret }, timeout, stopped }: Delivery,
): Promise<string | null> => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeout)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Byggtun',
        'byggtun-event-id': id,
        'byggtun-timestamp': timestamp,
        'byggtun-signature': signEvent(secret, timestamp, body),
      },
      body,
    });
    await answer.body?.cancel();
    return answer.ok ? null : `The receiver answered ${answer.status}`;
  } catch (error) {
    return reasonOf(error);
  }
};
