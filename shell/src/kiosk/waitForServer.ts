import { showPlainPage } from '../page/plainPage';
import { isServerThere } from '../session/isServerThere';

/** Milliseconds between two tries. */
const interval = 3_000;

/**
 * Waits until the server answers, with nothing on the screen but why. A kiosk goes to the identity provider only then: the
 * browser's own page of a lost network would stay, and nobody may be there to load it anew.
 */
export async function waitForServer(apiBase: string): Promise<void> {
  showPlainPage({
    role: 'status',
    title: 'Du er logget ut',
    text: 'Kiosken har ikke kontakt med serveren. Den er klar for neste bruker når nettet er tilbake.',
  });
  while (!(await isServerThere(apiBase))) await new Promise((resolve) => setTimeout(resolve, interval));
}
