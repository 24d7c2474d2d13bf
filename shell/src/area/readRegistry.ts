import { registry } from '@byggtun/shared/contract/area';

import type { KnownArea, KnownRegistry } from './knownArea';
import { readArea } from './readArea';

/**
 * Reads an answer of `/remotes.json`. One area that breaks the contract breaks no other.
 * @throws when it is no registry at all
 */
export function readRegistry(answer: unknown): KnownRegistry {
  const { areas, ...rest } = registry.parse(answer);
  const known = new Map<string, KnownArea>();
  for (const area of areas.map(readArea)) {
    if (area && !known.has(area.manifest.name)) known.set(area.manifest.name, area);
  }
  return { ...rest, areas: [...known.values()] };
}
