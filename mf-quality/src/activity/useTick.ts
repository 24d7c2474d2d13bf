import type { Activity } from '@byggtun/shared/contract/activity';
import { updateActivity } from '@byggtun/shared/contract/activitySave';
import { scheduleTexts, undoSeconds } from '@byggtun/shared/contract/scheduleRules';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { useSaveActivities } from '../schedule/scheduleData';
import { useCountdown } from './useCountdown';

/**
 * Until when what was ticked in this tab can be taken back, ms, by activity; it outlives a look at another page. By the device's own
 * clock: `completedDate` is of the server's, which may be another.
 */
const undoEnds = new Map<number, number>();

/** One that ends later than now; 0 without one. */
const undoEnd = (id: number) => {
  const end = undoEnds.get(id) ?? 0;
  return end > Date.now() ? end : 0;
};

/** Marks an activity as done, and takes that back as long as it can be: what one has ticked oneself, for ten seconds. */
export function useTick({ id, scheduleId, version, completedById }: Activity) {
  const { notify, session } = usePortal();
  const { run, running } = useCommand(updateActivity, ownProgress);
  const saveActivities = useSaveActivities(scheduleId);
  const countdown = useCountdown(() => undoEnd(id));
  const isOwn = (doneById: number | null | undefined) => doneById === session.profile.id;
  /** The activity as it is then; undefined when that failed, which has been told. */
  const save = async (complete: boolean) => {
    try {
      const activities = await saveActivities(() => run({ body: { id, version, complete } }));
      return activities.find((one) => one.id === id);
    } catch {
      return undefined;
    }
  };
  return {
    running,
    /** As long as the tick can be taken back. */
    secondsLeft: isOwn(completedById) ? countdown.left : 0,
    /** It could be taken back here: the place of that button stays, so that nothing moves when it goes. */
    isHeld: countdown.hasBegun,
    set: async () => {
      const now = await save(true);
      if (!now) return;
      if (!isOwn(now.completedById)) {
        notify('info', `Aktiviteten var allerede fullført av ${now.completedBy ?? 'noen andre'}.`);
        return;
      }
      notify('success', scheduleTexts.activityDone);
      const end = Date.now() + undoSeconds * 1000;
      undoEnds.set(id, end);
      countdown.start(end);
    },
    takeBack: async () => {
      if (!(await save(false))) return;
      notify('success', scheduleTexts.undone);
      undoEnds.delete(id);
      countdown.start(Date.now());
    },
  };
}
