import type { StatusChipProps } from '../ui/StatusChip';

interface Change {
  id: number;
  /** ISO date-time. */
  at: string;
  by: string;
  company: string;
}

/** A change of a case of any kind: of its status by number, or of its responsible by name. */
export type RecordChange<Status extends number> =
  | (Change & { field: 'status'; from: Status; to: Status })
  | (Change & { field: 'responsible'; from: string; to: string });

/** The statuses of a kind of case, as they are shown. */
export type StatusTable<Status extends number> = Readonly<Record<Status, StatusChipProps>>;
