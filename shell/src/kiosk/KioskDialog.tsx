import './kiosk.css';

import { type ReactNode, type RefObject, useEffect, useId } from 'react';

interface KioskDialogProps {
  title: string;
  /** Closing it, by whatever way, is answered by `onClosed`. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClosed: () => void;
  /** Hides the page behind it. */
  covering?: boolean;
  children: ReactNode;
}

/** A dialog for fingers: the browser's own, which takes the focus and gives it back, and lies above all others. */
export function KioskDialog({ title, dialog, onClosed, covering = false, children }: KioskDialogProps) {
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={covering ? 'bt-kiosk-dialog bt-kiosk-covering' : 'bt-kiosk-dialog'}
      aria-labelledby={id}
      onClose={onClosed}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
