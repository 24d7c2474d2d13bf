import { RichText } from '@byggtun/shared/comment/RichText';
import { useState } from 'react';

/** How an item is found out, folded in until somebody wants to read it. @param html empty without one */
export function ItemHelp({ html }: { html: string }) {
  const [open, setOpen] = useState(false);
  if (!html) return null;
  return (
    <details className="checklist-help" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Veiledning</summary>
      {open ? <RichText html={html} /> : null}
    </details>
  );
}
