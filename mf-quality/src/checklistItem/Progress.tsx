import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { useAnsweredCount } from './useAnsweredCount';

/** How many of these items are answered, '3 / 12'. */
export function Progress({ items }: { items: readonly ChecklistItem[] }) {
  const count = useAnsweredCount(items);
  const color = count === items.length ? 'success' : 'warning';
  return (
    <span className="checklist-progress">
      <StatusChip color={color} text={`${count} / ${items.length}`} />
      <span className="bt-hidden"> besvart</span>
    </span>
  );
}
