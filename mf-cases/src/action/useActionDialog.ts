import type { DialogRecord } from '@byggtun/shared/record/dialogRecord';
import { useRecordDialog } from '@byggtun/shared/record/useRecordDialog';

import { type ActionAnswer, useSaveAction } from './actionData';

const caseOf = ({ action }: ActionAnswer): DialogRecord => ({
  version: action.version,
  status: action.statusText,
  responsible: action.responsible,
});

/** What the dialogs of an action have in common. */
export function useActionDialog(now: ActionAnswer) {
  const { attempt, ...dialog } = useRecordDialog(now, caseOf);
  const saveAction = useSaveAction(dialog.shown.action);
  return {
    ...dialog,
    /** Saves the change, and says so. */
    save: (change: Parameters<typeof saveAction>[0], saved: string) =>
      attempt(() => saveAction(change), saved),
  };
}
