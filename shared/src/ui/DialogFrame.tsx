import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';

import { focusContent } from './focusContent';
import { useLayer } from './useLayer';
import { useBelow } from './useMedia';

interface DialogFrameProps {
  open: boolean;
  /** A noun, a verb or a question. */
  title: string;
  /** As large as the window, and what else its style sheet calls it; otherwise so on phones only. */
  full?: string;
  /** A press beside it is a mistake: it holds what one writes or must decide. */
  strict?: boolean;
  /** Its buttons; null for none. */
  footer: ReactNode;
  /** The person wants to leave it: by its cross, by Escape, by Back. */
  onLeave: () => void;
  /** Called when it has come. */
  onShown?: () => void;
  /** Called when it is gone and the focus is back. */
  onClosed: () => void;
  children: ReactNode;
}

/** What every dialog looks like, and how it is left. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, title, full, strict = false, footer, onLeave, onShown, onClosed, children } = props;
  const phone = useBelow('xs');
  const fills = phone || full !== undefined;
  useLayer(open, onLeave);
  // In Safari a pressed button gets no focus: then there is none to lose.
  const [hadFocus] = useState(() => document.activeElement !== document.body);
  // What opened it may be gone by its end.
  useEffect(() => (hadFocus ? focusContent : undefined), [hadFocus]);
  return (
    <Modal
      open={open}
      title={title}
      width={fills ? '100%' : 560}
      wrapClassName={['bt-dialog', fills ? 'bt-dialog-full' : '', full ?? ''].filter(Boolean).join(' ')}
      scrollLock={false}
      mask={{ closable: !strict }}
      footer={footer}
      onCancel={onLeave}
      afterOpenChange={(isOpen) => (isOpen ? onShown?.() : onClosed())}
    >
      {children}
    </Modal>
  );
}
