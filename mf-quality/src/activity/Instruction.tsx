import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import { RichText } from '@byggtun/shared/comment/RichText';
import type { Activity } from '@byggtun/shared/contract/activity';
import { useState } from 'react';

/** How an activity is done, folded in until somebody wants to read it. */
export function Instruction({ activity }: { activity: Activity }) {
  const [open, setOpen] = useState(false);
  const { text, attachments } = activity;
  if (!text && attachments.length === 0) return null;
  return (
    <details
      className="activity-instruction"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Instruksjon</summary>
      {open ? (
        <div className="activity-text">
          {text ? <RichText html={text} /> : null}
          {attachments.length > 0 ? <AttachmentList attachments={attachments} /> : null}
        </div>
      ) : null}
    </details>
  );
}
