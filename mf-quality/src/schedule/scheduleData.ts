import {
  type Activity,
  getSchedule,
  listActivities,
  listScheduleJournal,
} from '@byggtun/shared/contract/activity';
import { countTasks, listTasks } from '@byggtun/shared/contract/schedule';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefreshAll } from '@byggtun/shared/record/useRefreshAll';

import { scheduleInput } from './scheduleCalls';

/** A self-check; undefined asks for nothing. */
const useSchedule = (id: number | undefined) =>
  useCall(getSchedule, id === undefined ? null : scheduleInput(id));

/** Its activities; a failure is told where they would be. */
const useActivities = (id: number | undefined) =>
  useCall(listActivities, id === undefined ? null : scheduleInput(id), { quiet: true });

/** What was done in it. */
export const useScheduleJournal = (id: number) =>
  useCall(listScheduleJournal, scheduleInput(id), { quiet: true });

/** A self-check and its activities, with what others do in it, and what becomes of its deviations. */
export function useLiveSchedule(id: number | undefined) {
  const schedule = useSchedule(id);
  const activities = useActivities(id);
  const refresh = useRefreshAll([getSchedule, listActivities, listScheduleJournal]);
  const refreshActivities = useRefreshAll([listActivities]);
  useHubEvent('OnCaseChanged', (changed) => {
    if (changed.type === 'schedule' && changed.id === id) refresh();
    const isOurs = ({ aberration }: Activity) =>
      aberration?.actionId !== null && aberration?.actionId === changed.id;
    if (changed.type === 'action' && activities.data?.some(isOurs)) refreshActivities();
  });
  return { schedule, activities };
}

/**
 * Saves a change of activities, shows what was answered, and fetches anew what else it changes. A refusal fetches all of it anew, so that
 * a second try starts from what is true now; then it is thrown on.
 */
export function useSaveActivities(scheduleId: number) {
  const { badges } = usePortal();
  const { mutate } = useActivities(scheduleId);
  const refresh = useRefreshAll([getSchedule, listScheduleJournal, listTasks, countTasks]);
  return async (save: () => Promise<{ activities: Activity[] }>): Promise<Activity[]> => {
    try {
      const { activities } = await save();
      void mutate(activities, { revalidate: false }).catch(() => undefined);
      badges.refresh();
      return activities;
    } catch (error) {
      void mutate().catch(() => undefined);
      throw error;
    } finally {
      refresh();
    }
  };
}
