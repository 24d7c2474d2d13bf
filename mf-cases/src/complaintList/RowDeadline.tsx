import type { ComplaintRow } from '@byggtun/shared/contract/complaint';
import { isOverdue } from '@byggtun/shared/contract/complaintRules';
import { formatListDate, today } from '@byggtun/shared/text/date';
import { Deadline } from '@byggtun/shared/ui/Deadline';

/** The deadline of a row as lists write it, marked when it has passed. */
export function RowDeadline({ row }: { row: ComplaintRow }) {
  const { deadLine } = row;
  return <Deadline text={deadLine && formatListDate(deadLine)} overdue={isOverdue(deadLine, today())} />;
}
