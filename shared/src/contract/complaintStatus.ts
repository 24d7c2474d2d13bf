/** Colour of a case's card, always shown together with icon and word. */
export type CaseColor = 'warning' | 'success' | 'error';

interface ComplaintStatusRow {
  /** Word for people. */
  text: string;
  color: CaseColor;
  /** Belongs to the group that counts as finished. */
  done: boolean;
  /** A person may choose it in 'Endre status'; the others are set by the system alone. */
  selectable: boolean;
}

/** The statuses of a complaint or enquiry, `lineStatus` (docs/product/complaints.md#statuses). */
export const complaintStatuses = {
  0: { text: 'Åpen', color: 'warning', done: false, selectable: true },
  1: { text: 'Påbegynt', color: 'warning', done: false, selectable: true },
  2: { text: 'Utført', color: 'success', done: true, selectable: true },
  3: { text: 'Lukket', color: 'success', done: true, selectable: true },
  4: { text: 'Gjenåpnet', color: 'warning', done: false, selectable: true },
  5: { text: 'Avvist', color: 'success', done: true, selectable: true },
  6: { text: 'Ikke behandlet', color: 'error', done: false, selectable: true },
  7: { text: 'Ettårsbefaring', color: 'warning', done: false, selectable: false },
} as const satisfies Record<number, ComplaintStatusRow>;

/** Number of a complaint status. */
export type ComplaintStatus = keyof typeof complaintStatuses;

/** All status numbers, ascending. */
export const complaintStatusNumbers = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly ComplaintStatus[];

/** What 'Ferdigstill' sets. */
export const finishedStatus = 2 satisfies ComplaintStatus;

/** The status filter that a list of complaints starts with (docs/product/complaints.md#the-list). */
export const defaultStatusFilter = [0, 1, 4, 6, 7] as const satisfies readonly ComplaintStatus[];
