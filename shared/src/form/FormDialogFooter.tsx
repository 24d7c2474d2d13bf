import { Button } from 'antd';

import { discardQuestion, FooterQuestion, type Question } from './FooterQuestion';

interface FormDialogFooterProps {
  /** What is asked before the form is sent, in the place of its buttons. */
  question: Question | undefined;
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
  const { question, asking, running, held, formId, submitText, onLeave, onStay } = props;
  if (asking) return <FooterQuestion question={{ ...discardQuestion, onYes: onLeave, onNo: onStay }} />;
  if (question && !running) return <FooterQuestion question={question} />;
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
