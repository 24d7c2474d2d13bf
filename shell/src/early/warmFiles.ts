/**
 * Puts files that are versioned by their address into the browser's cache, all at once. Not when the service worker holds the
 * first of them, and so all: to ask for each twice would cost the processor more than it brings.
 * @throws when one of them can't be had
 */
export async function warmFiles([first, ...others]: readonly string[], options?: RequestInit): Promise<void> {
  if (first === undefined || (await isHeld(first))) return;
  await Promise.all([first, ...others].map(async (address) => (await fetch(address, options)).arrayBuffer()));
}

async function isHeld(address: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  return (await caches.match(address).catch(() => undefined)) !== undefined;
}
