import { createAllowance } from '../area/allowance';
import type { Place } from '../area/areaChecks';
import { logFailure } from '../area/areaFailure';
import { trackArea } from '../area/areaStatus';
import type { PickedArea } from '../area/knownArea';
import { loadArea } from '../area/loadArea';
import { openFederation } from '../area/openFederation';
import { visitTimeout } from '../area/phase';
import { loadRegistry } from '../area/registryStore';

/**
 * Asks the registry and takes an area through the phases until its module is here; the status tells how it went.
 * @param read gives the version that is for this person, after the answer
 */
export async function tryArea(read: () => PickedArea, place: Place): Promise<void> {
  await loadRegistry();
  const area = read();
  const track = trackArea(area);
  const openSource = async () => (await openFederation()).federation;
  const loaded = await loadArea(area, {
    ...place,
    track,
    openSource,
    allowance: createAllowance(visitTimeout),
  });
  if (loaded.ok) return track.reach('loaded');
  logFailure(loaded.failure);
  track.fail(loaded.failure);
}
