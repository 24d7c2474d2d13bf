import type { Checklist } from '@byggtun/shared/contract/checklist';
import { checklistStatuses } from '@byggtun/shared/contract/checklistJournal';
import { JournalCard } from '@byggtun/shared/record/JournalCard';

import { useChecklistJournal } from './checklistData';

/** Who gave a checklist to whom and who completed it, down to who made it. */
export function ChecklistHistory({ checklist: { id, createdBy, createdDate } }: { checklist: Checklist }) {
  const journal = useChecklistJournal(id);
  return (
    <JournalCard
      journal={journal}
      statuses={checklistStatuses}
      createdBy={createdBy}
      createdAt={createdDate}
      createdText="laget sjekklisten"
    />
  );
}
