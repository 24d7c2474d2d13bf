import type { ErrorAnswer } from '@byggtun/shared/contract/error';
import { LinkButton } from '@byggtun/shared/ui/LinkButton';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';

interface SavedBeforeProps {
  answer: ErrorAnswer;
  running: boolean;
  /** Saves what stands in the form besides. */
  onSaveToo: () => void;
}

/** The report has been saved already, with other content than stands in the form now: what was saved, and what to do with the rest. */
export function SavedBefore({ answer, running, onSaveToo }: SavedBeforeProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [answer]);
  return (
    <div
      className="bt-form-failure report-saved-before"
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      ref={place}
    >
      <p id={id}>{answer.message}</p>
      <div className="report-saved-choices">
        {answer.path ? <LinkButton to={answer.path} text="Åpne det som er lagret" /> : null}
        <Button size="large" loading={running} onClick={onSaveToo}>
          Lagre dette også
        </Button>
      </div>
    </div>
  );
}
