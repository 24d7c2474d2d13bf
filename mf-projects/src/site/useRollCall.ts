import { type RollCall, rollCall } from '@byggtun/shared/contract/muster';
import { keepAnswer, readKept } from '@byggtun/shared/portal/keptAnswers';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useState } from 'react';

/** A roll call that stays on this device until it is ended, or the person signs out: with or without a network, after a reload too. */
export function useRollCall(projectId: number) {
  const owner = String(usePortal().session.profile.id);
  const key = `roll call ${projectId}`;
  const [roll, setRoll] = useState<RollCall>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = rollCall.safeParse((await readKept(owner, key))?.answer);
      // What has been ticked meanwhile is newer.
      if (found.success && !isGone) setRoll((now) => now ?? found.data);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [owner, key]);

  const change = (next: RollCall | undefined) => {
    setRoll(next);
    void keepAnswer(owner, key, next ?? null);
  };
  return { roll, change };
}
