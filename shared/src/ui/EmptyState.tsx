import InboxOutlined from '@ant-design/icons/InboxOutlined';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Why there is nothing, in one sentence. */
  text: string;
  /** The one thing to do. */
  action?: ReactNode;
}

/** Stands where a thing would be that is not there. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className="bt-empty" role="status">
      <InboxOutlined className="bt-empty-icon" aria-hidden />
      <p>{text}</p>
      {action}
    </div>
  );
}
