import type { Activity } from '@byggtun/shared/contract/activity';

/** What each dialog of an activity is given. */
export interface ActivityDialogProps {
  /** The activity as it is now; it may change while the dialog is open. */
  activity: Activity;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}
