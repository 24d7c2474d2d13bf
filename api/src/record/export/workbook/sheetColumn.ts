export interface SheetColumn {
  /** The row's field. */
  field: string;
  heading: string;
  /** Its values are days, `YYYY-MM-DD`. */
  isDate: boolean;
  /** Long text is broken into lines. */
  breakText: boolean;
}
