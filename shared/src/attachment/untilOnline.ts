/**
 * Waits so many milliseconds; while the browser has no network, until it has one again.
 * @throws the signal's reason when it is given up
 */
export async function untilOnline(timeout: number, signal: AbortSignal): Promise<void> {
  const waits = new AbortController();
  const until = { signal: waits.signal, once: true };
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), until);
      window.setTimeout(() => {
        if (navigator.onLine) resolve();
        else window.addEventListener('online', () => resolve(), until);
      }, timeout);
    });
  } finally {
    waits.abort();
  }
}
