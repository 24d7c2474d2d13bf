import { type ReactNode, useState } from 'react';

import { DialogFrame } from '../ui/DialogFrame';
import type { Question } from './FooterQuestion';
import { FormDialogFooter } from './FormDialogFooter';
import type { Form } from './useForm';
import { useHeldForm } from './useHeldForm';
import { useLeaveWarning } from './useLeaveWarning';

interface FormDialogProps {
  /** A verb or a question. */
  title: string;
  /** The verb on the button. */
  submitText: string;
  form: Pick<Form<object>, 'failure' | 'isDirty' | 'running' | 'submit' | 'id'> & {
    /** Called when the person throws away what is in it. */
    discard?: () => void;
  };
  /** Asked in the place of the buttons, before it is sent. */
  question?: Question | undefined;
  /** Starts the way out; turned true by whoever knows that the save went through. */
  done: boolean;
  /** Gives up what is under way; without it, the dialog can't be left meanwhile. */
  onAbort?: () => void;
  /** Called when the dialog is gone and the focus is back. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog, full screen on phones. A failed save keeps it open with all that was typed and the server's
 * sentence; closing with something typed asks first.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitText, form, question, done, onAbort, onClosed, children } = props;
  const [state, setState] = useState<'open' | 'asking' | 'left'>('open');
  useLeaveWarning(form.isDirty && !done);
  useHeldForm(form.id, form.running);

  const leave = () => {
    if (form.running) return onAbort?.();
    if (form.isDirty && state === 'open') return setState('asking');
    if (state === 'asking') form.discard?.();
    setState('left');
  };

  return (
    <DialogFrame
      strict
      open={!done && state !== 'left'}
      title={title}
      onLeave={leave}
      onShown={() => focusFirst(form.id)}
      onClosed={onClosed}
      footer={
        <FormDialogFooter
          question={question}
          asking={state === 'asking'}
          running={form.running}
          held={form.running && !onAbort}
          formId={form.id}
          submitText={submitText}
          onLeave={leave}
          onStay={() => setState('open')}
        />
      }
    >
      <form
        id={form.id}
        className="bt-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setState('open');
          void form.submit();
        }}
      >
        {form.failure ? (
          <p className="bt-form-failure" role="alert">
            {form.failure}
          </p>
        ) : null}
        {children}
      </form>
    </DialogFrame>
  );
}

/**
 * Who has begun to type while the dialog was still opening stays where they are. What only narrows down the questions
 * (`data-beside`) is none of them, and would open a phone's keyboard over them.
 */
function focusFirst(formId: string): void {
  const form = document.getElementById(formId);
  if (!form || form.contains(document.activeElement)) return;
  const fields = [...form.querySelectorAll<HTMLElement>('input, textarea')];
  fields.find((field) => !field.closest('[data-beside]'))?.focus();
}
