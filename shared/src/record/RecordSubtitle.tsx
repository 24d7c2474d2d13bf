import type { ReactNode } from 'react';

import { isOverdue } from '../contract/deadline';
import { formatDate, today } from '../text/date';
import { Deadline } from '../ui/Deadline';
import { StatusChip, type StatusChipProps, type StatusColor } from '../ui/StatusChip';

interface RecordSubtitleProps {
  color: StatusColor;
  /** The status in words. */
  status: string;
  /** `YYYY-MM-DD`, or null without one. */
  deadline: string | null;
  /** Last change as it is to be read, `DD.MM.YYYY HH:mm`. */
  updated: string;
  /** Of the status, where it is not its colour's. */
  icon?: StatusChipProps['icon'];
  /** Marks beside the status. */
  children?: ReactNode;
}

/** Below the title of a case: status, deadline, and when it was last changed. */
export function RecordSubtitle({ color, status, icon, deadline, updated, children }: RecordSubtitleProps) {
  return (
    <span className="record-subtitle">
      <StatusChip color={color} text={status} icon={icon} />
      {children}
      <span>
        {deadline ? 'Frist ' : ''}
        <Deadline text={deadline && formatDate(deadline)} overdue={isOverdue(deadline, today())} />
      </span>
      <span>Sist oppdatert {updated}</span>
    </span>
  );
}
