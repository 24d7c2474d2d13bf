import type { Portal } from '@byggtun/shared/portal/portal';

import { warmFiles } from '../early/warmFiles';
import type { PickedArea } from './knownArea';
import { loadQuietly } from './loadQuietly';
import { visitTimeout } from './phase';
import { versionKey } from './pickArea';
import { freshRegistry } from './registryStore';
import { startPages } from './startPages';

const warmed = new Set<string>();

/** Puts an area's first files into the browser's cache, all at once; the phases would ask for one after the other. */
function warm(area: PickedArea) {
  if (warmed.has(versionKey(area))) return;
  warmed.add(versionKey(area));
  const files = [area.entry, ...area.preload];
  warmFiles(files, { priority: 'low' }).catch(() => warmed.delete(versionKey(area)));
}

/** Data of a path that were asked for less than this many milliseconds ago are not asked for again. */
const freshFor = 10_000;
const prefetched = new Map<string, number>();

/**
 * Loads an area before somebody visits it, and starts the data of the page: the pointer or the focus is on its way there.
 * What fails is told by the visit, not here.
 * @param path of the page, with its query
 */
export async function preloadArea(
  area: PickedArea,
  path: string,
  portal: Portal,
  areaOrigins: readonly string[],
): Promise<void> {
  void freshRegistry(visitTimeout);
  if (area.problem === undefined && !area.disabled) warm(area);
  const loaded = await loadQuietly(area, { kiosk: portal.kiosk, areaOrigins });
  const start = `${area.manifest.name} ${path}`;
  if (!loaded.ok || Date.now() - (prefetched.get(start) ?? 0) < freshFor) return;
  prefetched.set(start, Date.now());
  startPages(area, loaded.value, path, portal);
}
