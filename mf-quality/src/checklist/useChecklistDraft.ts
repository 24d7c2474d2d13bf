import { checklistDraft } from '@byggtun/shared/contract/checklistDraft';
import { useFormDraft } from '@byggtun/shared/form/useFormDraft';

import { changeDraft, type DraftChange } from '../checklistItem/draftChange';

/** What is written in a checklist and not saved, on this device. */
export function useChecklistDraft(id: number) {
  const { found, read, keep, forget } = useFormDraft(`checklist.${id}`, checklistDraft);
  return {
    found,
    /** @returns whether this device has stored it */
    change: (change: DraftChange): boolean => {
      const next = changeDraft(read() ?? [], change);
      if (next.length > 0) return keep(next);
      forget();
      return true;
    },
  };
}
