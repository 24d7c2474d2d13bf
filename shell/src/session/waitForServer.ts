import { showPlainPage } from '../page/plainPage';

/** Milliseconds between two tries. */
const interval = 3_000;

/** Milliseconds after which a try counts as failed. */
const timeout = 5_000;

/**
 * Whether the portal's server answers now.
 * @param apiBase address of the API without a slash at the end
 */
export async function isServerThere(apiBase: string): Promise<boolean> {
  try {
    return (await fetch(`${apiBase}/health`, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })).ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the server answers, with nothing on the screen but why. A kiosk goes to the identity provider only then: the
 * browser's own page of a lost network would stay, and nobody may be there to load it anew.
 */
export async function waitForServer(apiBase: string): Promise<void> {
  // React's root goes too: what stands in it is the person's.
  showPlainPage({
    role: 'status',
    title: 'Du er logget ut',
    text: 'Kiosken har ikke kontakt med serveren. Den er klar for neste bruker når nettet er tilbake.',
  });
  while (!(await isServerThere(apiBase))) await new Promise((resolve) => setTimeout(resolve, interval));
}
