import { today } from '../../../core/time/today';
import { inOrder, longestShift, type Passage } from '../infotech/passage';

/** A day of a person's on a site, by their passages; instants in milliseconds since 1970. */
export interface DayOnSite {
  projectId: number;
  /** The day in Norway on which the shift began, `YYYY-MM-DD`. */
  day: string;
  /** Null, as `lastIn`, when only a check-out was received. */
  firstIn: number | null;
  lastIn: number | null;
  /** The check-out after the last check-in. */
  lastOut: number | null;
  /** Since when the person is on the site. */
  enteredAt: number | null;
}

/**
 * The days that a person's passages make, whatever the order in which these came. A shift belongs to the day on which it began,
 * also when it ends after midnight. A check-out ends the stay on every site (docs/product/dashboard.md#checking-in). Who was only seen going out was
 * there nonetheless.
 */
export const daysOnSite = (passages: readonly Passage[]): DayOnSite[] => {
  const days = new Map<string, DayOnSite>();
  const dayOn = (projectId: number, at: number): DayOnSite => {
    const day = today(new Date(at));
    const key = `${projectId} ${day}`;
    const found = days.get(key) ?? {
      projectId,
      day,
      firstIn: null,
      lastIn: null,
      lastOut: null,
      enteredAt: null,
    };
    days.set(key, found);
    return found;
  };
  /** The days of the stay that goes on, or has just ended: a second gate on the way out makes its end later. */
  let stay = new Set<DayOnSite>();
  let isIn = false;
  let lastIn = -Infinity;

  for (const { direction, projectIds, at } of inOrder(passages)) {
    if (direction === 'in') {
      if (!isIn) stay = new Set();
      for (const projectId of projectIds) {
        const day = dayOn(projectId, at);
        day.firstIn ??= at;
        day.enteredAt ??= at;
        Object.assign(day, { lastIn: at, lastOut: null });
        stay.add(day);
      }
      [isIn, lastIn] = [true, at];
    } else {
      for (const day of stay) {
        day.enteredAt = null;
        if (at - (day.lastIn ?? -Infinity) <= longestShift) day.lastOut = at;
      }
      isIn = false;
      if (at - lastIn > longestShift) for (const projectId of projectIds) dayOn(projectId, at).lastOut = at;
    }
  }
  return [...days.values()];
};
