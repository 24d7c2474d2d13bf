import { type ReactNode, useId, useState } from 'react';

import { FormDialog } from './FormDialog';

interface ConfirmDialogProps {
  /** A question. */
  title: string;
  /** The verb on the button. */
  confirmText: string;
  /** Does it; whoever does it tells of a failure. */
  onConfirm: () => Promise<void>;
  /** Called when the dialog is gone. */
  onClosed: () => void;
  children: ReactNode;
}

/** Asks before something is done, and closes when it is over, done or not: there is nothing typed that must be kept. */
export function ConfirmDialog({ title, confirmText, onConfirm, onClosed, children }: ConfirmDialogProps) {
  const id = useId();
  const [state, setState] = useState<'open' | 'running' | 'over'>('open');
  const submit = async () => {
    setState('running');
    await onConfirm().catch(() => undefined);
    setState('over');
  };
  const form = { id, submit, failure: undefined, isDirty: false, running: state === 'running' };
  return (
    <FormDialog
      title={title}
      submitText={confirmText}
      form={form}
      done={state === 'over'}
      onClosed={onClosed}
    >
      {children}
    </FormDialog>
  );
}
