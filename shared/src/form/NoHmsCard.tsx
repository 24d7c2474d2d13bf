import { Button } from 'antd';
import { useState } from 'react';

import { hmsCardTexts } from '../contract/hmsCard';
import { onEscape } from './onEscape';

interface NoHmsCardProps {
  running: boolean;
  /** Rejects when it could not be stored; the person has been told then. */
  onConfirm: () => Promise<void>;
}

/** 'Jeg har ikke HMS-kort', and the question that belongs to it (docs/product/profile.md#hms-card). */
export function NoHmsCard({ running, onConfirm }: NoHmsCardProps) {
  const [asking, setAsking] = useState<boolean>();
  if (!asking) {
    return (
      <Button
        type="link"
        className="bt-no-card"
        // The question took it away.
        autoFocus={asking === false}
        onClick={() => setAsking(true)}
      >
        Jeg har ikke HMS-kort
      </Button>
    );
  }
  return (
    <div
      className="bt-form-actions"
      role="alertdialog"
      aria-label={hmsCardTexts.noAccess}
      onKeyDown={onEscape(() => setAsking(running))}
    >
      <span>{hmsCardTexts.noAccess}</span>
      <Button disabled={running} onClick={() => setAsking(false)}>
        Avbryt
      </Button>
      <Button
        danger
        autoFocus
        loading={running}
        onClick={() => {
          // Its failure is on the screen already; the question stays.
          onConfirm().catch(() => undefined);
        }}
      >
        Bekreft
      </Button>
    </div>
  );
}
