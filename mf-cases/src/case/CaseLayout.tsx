import './case.css';

import type { ReactNode } from 'react';

interface CaseLayoutProps {
  /** What the case is: the cards of facts. */
  facts: ReactNode;
  /** What was said and done about it. */
  talk: ReactNode;
}

/** The cards of a case, laid out by the width (document 2, section 2): beside each other where there is room. */
export function CaseLayout({ facts, talk }: CaseLayoutProps) {
  return (
    <div className="case-layout">
      <div className="case-facts">{facts}</div>
      <div className="case-talk">{talk}</div>
    </div>
  );
}
