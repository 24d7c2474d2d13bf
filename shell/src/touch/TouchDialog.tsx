import './touch.css';

import { type ReactNode, type RefObject, useEffect, useId } from 'react';

interface TouchDialogProps {
  title: string;
  /** A sentence below the title, read aloud with it. */
  subtitle?: string | undefined;
  /** Closing it, by whatever way, is answered by `onClosed`. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClosed: () => void;
  /** Hides the page behind it. */
  covering?: boolean;
  children: ReactNode;
}

/** A dialog for fingers: the browser's own, which takes the focus and gives it back, and lies above all others. */
export function TouchDialog(props: TouchDialogProps) {
  const { title, subtitle, dialog, onClosed, covering = false, children } = props;
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={covering ? 'bt-touch-dialog bt-touch-covering' : 'bt-touch-dialog'}
      aria-labelledby={id}
      aria-describedby={subtitle && `${id}-subtitle`}
      onClose={onClosed}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {subtitle && (
          <p id={`${id}-subtitle`} className="bt-secondary">
            {subtitle}
          </p>
        )}
      </div>
      {children}
    </dialog>
  );
}
