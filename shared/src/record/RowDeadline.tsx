import { isOverdue } from '../contract/deadline';
import { formatListDate, today } from '../text/date';
import { Deadline } from '../ui/Deadline';

/** The deadline of a row (`YYYY-MM-DD`, null without one) as lists write it, marked when it has passed. */
export function RowDeadline({ deadline }: { deadline: string | null }) {
  return <Deadline text={deadline && formatListDate(deadline)} overdue={isOverdue(deadline, today())} />;
}
