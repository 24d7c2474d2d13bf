import type { ActionAnswer } from './actionData';

/** What each dialog of an action is given. */
export interface ActionDialogProps {
  /** The action as it is now; it may change while the dialog is open. */
  answer: ActionAnswer;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}
