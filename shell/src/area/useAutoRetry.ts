import type { Profile } from '@byggtun/shared/contract/user';
import { useEffect, useEffectEvent, useState } from 'react';

import type { AreaFailure } from './areaFailure';
import type { PickedArea } from './knownArea';
import { pickShell, rolloutPerson, versionKey } from './pickArea';
import { knownRegistry, loadRegistry } from './registryStore';
import { updateFor, updateOffer } from './shellUpdate';
import type { ParcelState } from './useParcel';
import { isTimeout, withTimeout } from './withTimeout';

/** Milliseconds that a card waits for the registry, which may know of a version that is whole. */
const registryTimeout = 700;

/** A page that throws would throw again, a refusal is meant, and who has waited long enough is told. */
const mayRetry = ({ phase, cause, final }: AreaFailure) => phase !== 'mount' && !final && !isTimeout(cause);

interface AutoRetry {
  latest: PickedArea;
  held: PickedArea;
  profile: Profile;
  again: () => void;
}

/**
 * Looks whether a failure comes from a release: asks the registry, goes on with a version that it has not tried, and gets a
 * newer shell when this one can't go on. True while it looks; the card waits for that.
 */
export function useAutoRetry(state: ParcelState, { latest, held, profile, again }: AutoRetry): boolean {
  const [looked, setLooked] = useState<AreaFailure>();
  const failure = state.kind === 'failed' && mayRetry(state.failure) ? state.failure : undefined;
  const decide = useEffectEvent((failed: AreaFailure) => {
    setLooked(failed);
    if (versionKey(latest) !== versionKey(held)) return again();
    const { shell } = knownRegistry() ?? {};
    const update = shell ? updateFor(failed, pickShell(shell, rolloutPerson(profile))) : 'none';
    if (update === 'offer') updateOffer.set(true);
    if (update === 'reload') window.location.reload();
  });

  useEffect(() => {
    if (!failure) return undefined;
    let gone = false;
    const look = async () => {
      await withTimeout(registryTimeout, loadRegistry).catch(() => undefined);
      // The answer is drawn first, so that `latest` is the latest.
      setTimeout(() => !gone && decide(failure));
    };
    void look();
    return () => {
      gone = true;
    };
  }, [failure]);

  return failure !== undefined && failure !== looked;
}
