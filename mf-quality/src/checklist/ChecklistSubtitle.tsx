import type { Checklist } from '@byggtun/shared/contract/checklist';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

/** Below the name of a checklist: whether it is completed, by whom it was changed last, and completed. */
export function ChecklistSubtitle({ checklist }: { checklist: Checklist }) {
  const { completedDate, updatedString, completedString } = checklist;
  const isCompleted = completedDate !== null;
  return (
    <span className="checklist-subtitle">
      <StatusChip
        color={isCompleted ? 'success' : 'warning'}
        text={isCompleted ? 'Fullført' : 'Ikke fullført'}
      />
      {updatedString ? <span>Oppdatert av {updatedString}</span> : null}
      {completedString ? <span>Sjekkliste fullført {completedString}</span> : null}
    </span>
  );
}
