/** Milliseconds after which a try counts as failed. */
const timeout = 5_000;

/** Whether the portal's server answers now. @param apiBase address of the API without a slash at the end */
export async function isServerThere(apiBase: string): Promise<boolean> {
  try {
    return (await fetch(`${apiBase}/health`, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })).ok;
  } catch {
    return false;
  }
}
