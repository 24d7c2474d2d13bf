import { type Registry, registry, registryEntry } from '@byggtun/shared/contract/area';
import { useSyncExternalStore } from 'react';

import { earlyJson } from '../bootstrap/earlyJson';

/** What the shell knows of the areas: not yet asked, not to be had, or the list. */
export type RegistryState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; registry: Registry };

let state: RegistryState = { kind: 'loading' };
const listeners = new Set<() => void>();

function become(next: RegistryState) {
  state = next;
  listeners.forEach((listener) => listener());
}

/**
 * Fetches `/remotes.json` and holds it against the contract. Called at start, and again by 'Prøv igjen'; a failure
 * keeps the areas that are known already.
 */
export async function loadRegistry(): Promise<void> {
  try {
    const { areas, ...rest } = registry.parse(await earlyJson('/remotes.json'));
    become({ kind: 'ready', registry: { ...rest, areas: areas.map((area) => registryEntry.parse(area)) } });
  } catch (cause) {
    reportError(new Error('The registry of areas could not be read', { cause }));
    if (state.kind !== 'ready') become({ kind: 'failed' });
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The areas that are live, following every reload of the registry. */
export const useRegistry = (): RegistryState => useSyncExternalStore(subscribe, () => state);
