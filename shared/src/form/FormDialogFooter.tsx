import { Button } from 'antd';

import { onEscape } from './onEscape';

interface FormDialogFooterProps {
  /** Somebody wants to leave with something typed. */
  asking: boolean;
  running: boolean;
  /** It can't be left now. */
  held: boolean;
  formId: string;
  submitText: string;
  onLeave: () => void;
  onStay: () => void;
}

/** The buttons of a form dialog; in the same place the question before typed text is thrown away. */
export function FormDialogFooter(props: FormDialogFooterProps) {
  const { asking, running, held, formId, submitText, onLeave, onStay } = props;
  if (asking) {
    return (
      <div
        className="bt-form-actions"
        role="alertdialog"
        aria-label="Forkaste det du har skrevet?"
        onKeyDown={onEscape(onStay)}
      >
        <span>Forkaste det du har skrevet?</span>
        <Button danger onClick={onLeave}>
          Forkast
        </Button>
        <Button type="primary" autoFocus onClick={onStay}>
          Fortsett å skrive
        </Button>
      </div>
    );
  }
  return (
    <div className="bt-form-actions">
      <Button disabled={held} onClick={onLeave}>
        Avbryt
      </Button>
      <Button type="primary" htmlType="submit" form={formId} loading={running}>
        {submitText}
      </Button>
    </div>
  );
}
