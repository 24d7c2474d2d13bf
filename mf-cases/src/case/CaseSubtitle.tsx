import { isOverdue } from '@byggtun/shared/contract/complaintRules';
import { formatDate, today } from '@byggtun/shared/text/date';
import { Deadline } from '@byggtun/shared/ui/Deadline';
import { StatusChip, type StatusColor } from '@byggtun/shared/ui/StatusChip';
import type { ReactNode } from 'react';

interface CaseSubtitleProps {
  color: StatusColor;
  /** The status in words. */
  status: string;
  /** `YYYY-MM-DD`, or null without one. */
  deadline: string | null;
  /** Last change as it is to be read, `DD.MM.YYYY HH:mm`. */
  updated: string;
  /** Marks beside the status. */
  children?: ReactNode;
}

/** Below the title of a case: status, deadline, and when it was last changed. */
export function CaseSubtitle({ color, status, deadline, updated, children }: CaseSubtitleProps) {
  return (
    <span className="case-subtitle">
      <StatusChip color={color} text={status} />
      {children}
      <span>
        {deadline ? 'Frist ' : ''}
        <Deadline text={deadline && formatDate(deadline)} overdue={isOverdue(deadline, today())} />
      </span>
      <span>Sist oppdatert {updated}</span>
    </span>
  );
}
