/** What a dialog needs of a case, of whatever kind. */
export interface DialogRecord {
  version: number;
  /** In words. */
  status: string;
  /** Full name; left out of what has none. */
  responsible?: string;
  /** Full name of who has done it, empty before that; left out where the status says enough. */
  completedBy?: string;
  /** What the dialog would overwrite; empty without one. */
  comment?: string;
}
