import { Button } from 'antd';

import { FailedState } from '../ui/FailedState';

interface PdfFailureProps {
  text: string;
  onAgain: () => void;
  /** Where there is a file that can't be drawn here. */
  onSave?: (() => void) | undefined;
}

/** Stands in the place of a document that could not be fetched or drawn. */
export function PdfFailure({ text, onAgain, onSave }: PdfFailureProps) {
  return (
    <FailedState
      text={text}
      action={
        <div className="bt-link-buttons">
          <Button type="primary" onClick={onAgain}>
            Prøv igjen
          </Button>
          {onSave ? <Button onClick={onSave}>Last ned filen</Button> : null}
        </div>
      }
    />
  );
}
