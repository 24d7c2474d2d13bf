import { type ReactNode, useRef, useState } from 'react';

import { DialogFrame } from '../ui/DialogFrame';
import { firstField } from './firstField';
import { focusAgain } from './focusAgain';
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
  /** How far it has come, below the form: what is in it is not said aloud while it is held. */
  progress?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a dialog, full screen on phones. A failed save keeps it open with all that was typed and the server's
 * sentence; closing with something typed asks first.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitText, form, question, done, progress, onAbort, onClosed, children } = props;
  const [state, setState] = useState<'open' | 'asking' | 'left'>('open');
  const stoodIn = useRef<Element>(null);
  useLeaveWarning(form.isDirty && !done);
  useHeldForm(form.id, form.running);

  // The button that has answered goes with its question.
  const goOn = (answer: () => void) => {
    answer();
    focusAgain(document.getElementById(form.id), stoodIn.current);
  };
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
          question={question && { ...question, onNo: () => goOn(question.onNo) }}
          asking={state === 'asking'}
          running={form.running}
          held={form.running && !onAbort}
          formId={form.id}
          submitText={submitText}
          onLeave={leave}
          onStay={() => goOn(() => setState('open'))}
        />
      }
    >
      <form
        id={form.id}
        className="bt-form"
        noValidate
        onFocus={({ target }) => (stoodIn.current = target)}
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
      {progress}
    </DialogFrame>
  );
}

/** Who has begun to type while the dialog was still opening stays where they are. */
function focusFirst(formId: string): void {
  const form = document.getElementById(formId);
  if (!form?.contains(document.activeElement)) firstField(form)?.focus();
}
