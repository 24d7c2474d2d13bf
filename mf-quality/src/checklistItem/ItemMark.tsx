import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import { useIsAnswered } from './useItemAnswer';

/** Number of an item on the timeline, in the colour of whether it is answered: the first key in an item draws this anew, and not its row. */
export function ItemMark({ item }: { item: ChecklistItem }) {
  return (
    <span className="checklist-number-mark" data-answered={useIsAnswered(item)} aria-hidden>
      {item.number}
    </span>
  );
}
