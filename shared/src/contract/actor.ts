/** What the rules need to know of the person who asks. */
export interface Actor {
  /** Contact person id. */
  id: number;
  /** Company of the active contact person. */
  companyId: number;
  /** Developer staff. */
  isByggtun: boolean;
  /** Main contact person of the company, or its admin (`isMainContactPerson` or `isBTAdmin`). */
  isMainContact: boolean;
}
