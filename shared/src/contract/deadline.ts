/** A deadline (`YYYY-MM-DD`) is passed when today (same form) is after it, whatever the status (docs/product/complaints.md#the-list). */
export const isOverdue = (deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today;
