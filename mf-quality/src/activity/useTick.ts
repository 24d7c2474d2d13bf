import type { Activity } from '@byggtun/shared/contract/activity';
import { updateActivity } from '@byggtun/shared/contract/activitySave';
import { scheduleTexts, undoSeconds } from '@byggtun/shared/contract/scheduleRules';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { useKeepActivities } from '../schedule/scheduleData';
import { useCountdown } from './useCountdown';

/** Marks an activity as done, and takes that back as long as it can be. */
export function useTick({ id, scheduleId, version }: Activity) {
  const { notify } = usePortal();
  const { run, running } = useCommand(updateActivity, ownProgress);
  const keep = useKeepActivities(scheduleId);
  const countdown = useCountdown();
  const save = async (complete: boolean, said: string): Promise<boolean> => {
    try {
      keep(await run({ body: { id, version, complete } }));
    } catch {
      // It has been told; the button is still there.
      return false;
    }
    notify('success', said);
    return true;
  };
  return {
    running,
    /** As long as the tick can be taken back. */
    secondsLeft: countdown.left,
    /** It could be taken back here: the place of that button stays, so that nothing moves when it goes. */
    isHeld: countdown.hasBegun,
    set: async () => {
      if (await save(true, scheduleTexts.activityDone)) countdown.start(undoSeconds);
    },
    takeBack: async () => {
      if (await save(false, scheduleTexts.undone)) countdown.start(0);
    },
  };
}
