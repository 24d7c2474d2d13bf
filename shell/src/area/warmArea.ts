import type { RegistryEntry } from '@byggtun/shared/contract/area';

import { openFederation } from './openFederation';

const warmed = new Set<string>();

/** Fetches an area's first files into the browser's cache, when the pointer or the focus is on its way to it. */
export function warmArea({ entry, preload }: RegistryEntry): void {
  for (const address of [entry, ...preload]) {
    if (warmed.has(address)) continue;
    warmed.add(address);
    fetch(address, { priority: 'low' }).then(
      (response) => response.arrayBuffer(),
      () => warmed.delete(address),
    );
  }
  openFederation().catch(() => undefined);
}
