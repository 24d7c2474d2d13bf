import type { CallTarget } from '@byggtun/shared/http/call';

/** Milliseconds for which a sign-out waits for it. */
const timeout = 2_000;

/**
 * Takes back what lets this browser fetch attachments by itself, so that a sign-out leaves no address open on the device. A server that can't be
 * reached, or no longer knows the person, does not hold up the sign-out: the tickets end by themselves within three minutes.
 */
export async function takeTicketsBack(target: CallTarget): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeout));
  // The start page, where nobody is signed in, does without the code of calls.
  const asked = import('./closeOwnTickets').then(({ closeOwnTickets }) =>
    closeOwnTickets(target, AbortSignal.timeout(timeout)),
  );
  await Promise.race([asked.then(() => undefined).catch(() => undefined), late]);
}
