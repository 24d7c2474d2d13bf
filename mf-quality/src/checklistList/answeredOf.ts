import type { ChecklistRow } from '@byggtun/shared/contract/checklistList';

/** How many items of a checklist are answered, of all: '12 / 40'. */
export const answeredOf = ({
  itemsCompletedCount,
  itemsTotalCount,
}: Pick<ChecklistRow, 'itemsCompletedCount' | 'itemsTotalCount'>): string =>
  `${itemsCompletedCount} / ${itemsTotalCount}`;
