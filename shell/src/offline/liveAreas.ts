import type { PickedArea } from '../area/knownArea';
import { createStore } from '../state/store';

/** The areas in the versions that are for this person, for who keeps them on the device. */
export const liveAreas = createStore<readonly PickedArea[]>([]);
