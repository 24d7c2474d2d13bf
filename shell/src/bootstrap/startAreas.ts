import type { Place } from '../area/areaChecks';
import type { KnownArea } from '../area/knownArea';
import { loadQuietly } from '../area/loadQuietly';
import { knownRegistry, loadRegistry } from '../area/registryStore';
import { keptOverrides } from '../override/keptOverrides';

/** One version for everybody, so that it takes no profile to know which. */
const isPlain = ({ canary, manifest }: KnownArea) =>
  !canary && !keptOverrides().some(({ name }) => name === manifest.name);

/**
 * Loads the code of areas that the first page will need, while the profile is on its way. Where the version depends on the
 * person it is left for the visit, which also tells of what fails here.
 * @param names short names of areas
 */
export async function startAreas(names: readonly string[], place: Place): Promise<void> {
  // An address with a question may ask for a version of its own.
  if (names.length === 0 || window.location.search !== '') return;
  await loadRegistry();
  const areas = knownRegistry()?.areas ?? [];
  for (const area of areas)
    if (names.includes(area.manifest.name) && isPlain(area))
      void loadQuietly({ ...area, source: 'live' }, place);
}
