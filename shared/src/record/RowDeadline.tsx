import { isOverdue } from '../contract/deadline';
import { formatCaseDate, formatDate, today } from '../text/date';
import { Deadline } from '../ui/Deadline';

interface RowDeadlineProps {
  /** `YYYY-MM-DD`, null without one. */
  deadline: string | null;
  /** Written DD-MM-YYYY, as of complaints and actions (docs/product/dates.md#showing-one). */
  isDashed?: boolean;
}

/** The deadline of a row as lists write it, marked when it has passed. */
export function RowDeadline({ deadline, isDashed }: RowDeadlineProps) {
  const format = isDashed ? formatCaseDate : formatDate;
  return <Deadline text={deadline && format(deadline)} overdue={isOverdue(deadline, today())} />;
}
