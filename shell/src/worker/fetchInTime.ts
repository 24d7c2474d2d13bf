/** Milliseconds. A version that follows waits until this one has nothing under way (`skipWaiting`), and what is kept comes in turn. */
const timeout = 60_000;

/** What a fetch is told to end after a minute. */
const inTime = (): RequestInit => ({ signal: AbortSignal.timeout(timeout) });

/** What workbox fetches ends after a minute too. */
export const withinTime = {
  requestWillFetch: ({ request }: { request: Request }): Promise<Request> =>
    Promise.resolve(new Request(request, inTime())),
};

/**
 * For what is kept beside: nobody waits for it, and without an answer it would never end.
 * @throws after a minute too, while its body comes or when it is put into a cache
 */
export const fetchInTime = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, { ...init, ...inTime() });

/** For what somebody waits for, who may have a slow network: within a minute it must begin, and then takes its time. */
export async function fetchBegun(request: Request): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) });
  } finally {
    clearTimeout(timer);
  }
}
