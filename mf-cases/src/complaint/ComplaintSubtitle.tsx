import type { RegLine } from '@byggtun/shared/contract/complaint';
import { isOverdue } from '@byggtun/shared/contract/complaintRules';
import { formatDate, today } from '@byggtun/shared/text/date';
import { Deadline } from '@byggtun/shared/ui/Deadline';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

/** Below the title of a case: status, deadline, and when it was last changed. */
export function ComplaintSubtitle({ complaint }: { complaint: RegLine }) {
  const { color, regStatus, timeLimit, updatedString, isCondominiumComplaint } = complaint;
  return (
    <span className="complaint-subtitle">
      <StatusChip color={color} text={regStatus} />
      {isCondominiumComplaint ? <Tag text="Sameie" /> : null}
      <span>
        {timeLimit ? 'Frist ' : ''}
        <Deadline text={timeLimit && formatDate(timeLimit)} overdue={isOverdue(timeLimit, today())} />
      </span>
      <span>Sist oppdatert {updatedString}</span>
    </span>
  );
}
