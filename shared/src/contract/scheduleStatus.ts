import type { CaseColor } from './complaintStatus';
import { isOverdue } from './deadline';

/** How far a self-check has come (docs/product/quality.md#self-checks); what the list filters by. */
export const scheduleStatuses = {
  0: { text: 'Ikke påbegynt' },
  1: { text: 'Påbegynt' },
  2: { text: 'Ferdigmeldt' },
} as const;

/** Number of a self-check's status. */
export type ScheduleStatus = keyof typeof scheduleStatuses;

/** All status numbers, ascending. */
export const scheduleStatusNumbers = [0, 1, 2] as const satisfies readonly ScheduleStatus[];

/** Colour of a self-check: those of a case, and one for what has time. */
export type ScheduleColor = CaseColor | 'info';

/** The task type that self-checks have among tasks (docs/product/quality.md#self-checks). */
export const selfCheckType = 2;

/** What decides the colour. */
export interface ScheduleProgress {
  isCompleted: boolean;
  activitiesCount: number;
  activitiesCompletedCount: number;
  /** `YYYY-MM-DD`, or null without one. */
  deadLine: string | null;
}

/** How far it has come. */
export const scheduleStatus = ({
  isCompleted,
  activitiesCompletedCount,
}: Pick<ScheduleProgress, 'isCompleted' | 'activitiesCompletedCount'>): ScheduleStatus => {
  if (isCompleted) return 2;
  return activitiesCompletedCount > 0 ? 1 : 0;
};

/** The colours of docs/product/quality.md#colours. @param today `YYYY-MM-DD` */
export const scheduleColor = (progress: ScheduleProgress, today: string): ScheduleColor => {
  if (progress.isCompleted) return 'success';
  if (progress.activitiesCount === 0 || progress.activitiesCompletedCount > 0) return 'warning';
  if (progress.deadLine === null) return 'warning';
  return isOverdue(progress.deadLine, today) ? 'error' : 'info';
};

/** An activity is green when it is done, yellow when it is done with a deviation, red until then. */
export const activityColor = ({
  complete,
  hasAberration,
}: {
  complete: boolean;
  hasAberration: boolean;
}): CaseColor => {
  if (!complete) return 'error';
  return hasAberration ? 'warning' : 'success';
};

/** The group of activities is green when all are done, yellow when some, red when none. */
export const activitiesColor = (done: number, total: number): CaseColor => {
  if (done === total) return 'success';
  return done > 0 ? 'warning' : 'error';
};
