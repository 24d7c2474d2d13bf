import { Button } from 'antd';

import { onEscape } from './onEscape';

/** Something that is asked before what can't be taken back. */
export interface Question {
  text: string;
  /** What it is about, a line each. */
  lines?: readonly string[];
  /** The verb on the button that does it. */
  yes: string;
  /** The verb on the button that does not. */
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asked before what is written is thrown away. */
export const discardQuestion = {
  text: 'Forkaste det du har skrevet?',
  yes: 'Forkast',
  no: 'Fortsett å skrive',
} as const satisfies Partial<Question>;

/** A question in the place of a dialog's buttons; who presses Enter or Escape has answered no. */
export function FooterQuestion({ question }: { question: Question }) {
  const { text, lines = [], yes, no, onYes, onNo } = question;
  return (
    <div className="bt-form-actions" role="alertdialog" aria-label={text} onKeyDown={onEscape(onNo)}>
      <span>{text}</span>
      {lines.length > 0 ? (
        <ul className="bt-form-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <Button danger onClick={onYes}>
        {yes}
      </Button>
      <Button type="primary" autoFocus onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
