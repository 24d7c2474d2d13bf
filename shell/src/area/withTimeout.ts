import { type Allowance, createAllowance } from './allowance';

/** Milliseconds that are counted at a time. */
const beat = 250;

/**
 * The work's outcome, or a rejection (`TimeoutError`) when it takes longer than is left; what it takes is spent. A beat that comes late counts as
 * one: while the page itself stands still (a device that sleeps or has too much else to do) the work can't go on, and hangs no more than the page does.
 */
export async function withinAllowance<T>(allowance: Allowance, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = performance.now();
  const spend = () => {
    const now = performance.now();
    allowance.spend(Math.min(now - since, beat));
    since = now;
  };
  const limit = new Promise<never>((_, reject) => {
    const total = allowance.left();
    const late = () => reject(new DOMException(`no answer within ${Math.round(total)} ms`, 'TimeoutError'));
    const next = () => {
      spend();
      if (allowance.left() > 0) count();
      else late();
    };
    const count = () => (timer = setTimeout(next, Math.min(allowance.left(), beat)));
    count();
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
    spend();
  }
}

/** The work's outcome, or a rejection (`TimeoutError`) when it takes longer than this many milliseconds; see `withinAllowance`. */
export const withTimeout = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  withinAllowance(createAllowance(milliseconds), work);

/** Whether a rejection says that the time was up. */
export const isTimeout = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';
