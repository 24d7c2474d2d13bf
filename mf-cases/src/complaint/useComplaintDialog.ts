import type { DialogRecord } from '@byggtun/shared/record/dialogRecord';
import { useRecordDialog } from '@byggtun/shared/record/useRecordDialog';

import type { ComplaintAnswer } from './complaintAnswer';
import { useUpdateComplaint } from './complaintData';

const caseOf = ({ regLine }: ComplaintAnswer): DialogRecord => ({
  version: regLine.version,
  status: regLine.regStatus,
  responsible: regLine.contactPersonPersonFullName,
});

/** What the dialogs of a complaint or enquiry have in common. */
export function useComplaintDialog(now: ComplaintAnswer) {
  const { attempt, ...dialog } = useRecordDialog(now, caseOf);
  const update = useUpdateComplaint(dialog.shown.regLine);
  return {
    ...dialog,
    /** Saves the change, and says so. */
    save: (change: Parameters<typeof update>[0], saved: string) => attempt(() => update(change), saved),
  };
}
