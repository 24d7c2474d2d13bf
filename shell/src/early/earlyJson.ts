declare global {
  /** What `early.ts` has asked for while the shell was on its way, by address. */
  var byggtunEarly: Record<string, Promise<unknown>> | undefined;
}

/**
 * The JSON at an address of this origin; the answer that `early.ts` has asked for when there is one, each only once.
 * @throws when there is no answer, or none with status 200
 */
export function earlyJson(address: string): Promise<unknown> {
  const early = globalThis.byggtunEarly?.[address];
  if (!early) return fetchJson(address);
  delete globalThis.byggtunEarly?.[address];
  return early;
}

/** The JSON at an address, never from a cache without asking whether it still holds. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
