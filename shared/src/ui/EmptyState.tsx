import InboxOutlined from '@ant-design/icons/InboxOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { ReactNode } from 'react';

import { useKeptFocus } from './useKeptFocus';

interface EmptyStateProps {
  /** Why there is nothing, in one sentence. */
  text: string;
  /** The one thing to do. */
  action?: ReactNode;
  /** Something went wrong, so that it is not known whether it is there. */
  failed?: boolean;
}

/** Stands where a thing would be that is not there. */
export function EmptyState({ text, action, failed = false }: EmptyStateProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  const Icon = failed ? WarningFilled : InboxOutlined;
  return (
    <div className="bt-empty" role="status" {...kept}>
      <Icon className="bt-empty-icon" aria-hidden />
      <p>{text}</p>
      {action}
    </div>
  );
}
