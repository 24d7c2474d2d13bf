import './record.css';

import type { ReactNode } from 'react';

interface RecordLayoutProps {
  /** What the case is: the cards of facts. */
  facts: ReactNode;
  /** What was said and done about it. */
  talk: ReactNode;
}

/** The cards of a case, laid out by the width (docs/product/complaints.md#the-page): beside each other where there is room. */
export function RecordLayout({ facts, talk }: RecordLayoutProps) {
  return (
    <div className="record-layout">
      <div className="record-facts">{facts}</div>
      <div className="record-talk">{talk}</div>
    </div>
  );
}
