import type { ComplaintAnswer } from './complaintAnswer';

/** What each dialog of a case is given. */
export interface ComplaintDialogProps {
  /** The case as it is now; it may change while the dialog is open. */
  answer: ComplaintAnswer;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}
