import { createAllowance } from './allowance';
import type { Place } from './areaChecks';
import type { PickedArea } from './knownArea';
import { loadArea } from './loadArea';
import { openFederation } from './openFederation';
import { visitTimeout } from './phase';

const silent = { enter: () => undefined, retry: () => undefined };

/** Loads an area that nobody visits yet; what fails is told by the visit, not here. */
export const loadQuietly = (area: PickedArea, place: Place) =>
  loadArea(area, {
    ...place,
    track: silent,
    allowance: createAllowance(visitTimeout),
    openSource: async () => (await openFederation()).federation,
  });
