import type { TaskRow } from '@byggtun/shared/contract/schedule';

/** How many activities of a self-check are done, of all: '3 / 8'. */
export const doneOf = ({
  activitiesCompletedCount,
  activitiesCount,
}: Pick<TaskRow, 'activitiesCompletedCount' | 'activitiesCount'>): string =>
  `${activitiesCompletedCount} / ${activitiesCount}`;
