/** What a dialog needs of a case, of whatever kind. */
export interface DialogRecord {
  version: number;
  /** In words. */
  status: string;
  /** Full name. */
  responsible: string;
}
