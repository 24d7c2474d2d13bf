import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import type { ReactNode } from 'react';

interface PlainButtonProps {
  onClick: () => void;
  /** The one thing to do here. */
  primary?: boolean;
  /** What it has begun is still running; it keeps the focus, and does nothing. */
  running?: boolean;
  icon?: ReactNode;
  children: string;
}

/** A button that looks like antd's without its code: that would be made ready on the first page of the day for it alone. */
export function PlainButton({ onClick, primary = false, running = false, icon, children }: PlainButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'bt-link-button bt-link-button-primary' : 'bt-link-button'}
      aria-busy={running || undefined}
      aria-disabled={running || undefined}
      onClick={running ? undefined : onClick}
    >
      {running ? <LoadingOutlined aria-hidden /> : icon}
      {children}
    </button>
  );
}
