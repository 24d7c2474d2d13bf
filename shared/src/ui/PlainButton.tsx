import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import type { ReactNode } from 'react';

interface PlainButtonProps {
  onClick: () => void;
  /** The one thing to do here. */
  primary?: boolean;
  /** What it has begun is still running: it does nothing, and keeps the focus. */
  running?: boolean;
  icon?: ReactNode;
  /** There is nothing to do by it now; who has pressed it until now stays on it. */
  disabled?: boolean;
  /** Shown to who points at it: what its icon alone means where there is no room for its text. */
  title?: string;
  /** What it is called, of an icon alone. */
  label?: string;
  children?: ReactNode;
}

/** A button that looks like antd's without its code: that would be fetched, and made ready, for it alone on the first page of the day and of a list. */
export function PlainButton({
  onClick,
  primary = false,
  running = false,
  icon,
  disabled = false,
  title,
  label,
  children,
}: PlainButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'bt-link-button bt-link-button-primary' : 'bt-link-button'}
      aria-busy={running || undefined}
      aria-disabled={running || disabled || undefined}
      aria-label={label}
      title={title}
      onClick={running || disabled ? undefined : onClick}
    >
      {running ? <LoadingOutlined aria-hidden /> : icon}
      {children}
    </button>
  );
}
