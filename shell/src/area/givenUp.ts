import { createStore } from '../state/store';
import type { PickedArea } from './knownArea';
import { versionKey } from './pickArea';

/** The canaries that have failed in this tab; it goes on with what is live. */
export const givenUp = createStore<ReadonlySet<string>>(new Set());

/** Gives up a version when it is a canary; what is live is all that there is. */
export function giveUpCanary(area: PickedArea): void {
  if (area.source === 'canary') givenUp.set(new Set([...givenUp.get(), versionKey(area)]));
}
