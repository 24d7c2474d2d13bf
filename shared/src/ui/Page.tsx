import { type ReactNode, useEffect } from 'react';

import { usePortal } from '../portal/portal';
import { NamedHeading } from './NamedHeading';

interface PageProps {
  /** For the header and the tab, when the title is data; else the route's own title stands there. */
  title?: string;
  /** Heading of the page itself, below the header. */
  heading: ReactNode;
  subtitle?: ReactNode;
  /** A picture above the heading. */
  picture?: ReactNode;
  /** What one can do beside that; beside the heading, or below it where there is no room. */
  tools?: ReactNode;
  /** What one can do here; on phones they stick to the bottom edge. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What every page has: the heading, what can be done, and the content at the product's width. */
export function Page({ title, heading, subtitle, picture, tools, actions, children }: PageProps) {
  const { setTitle } = usePortal();
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);

  return (
    <div className="bt-page">
      {picture}
      <header className="bt-page-head">
        <div className="bt-page-heading">
          {title && title === heading ? <NamedHeading name={title} /> : <h2>{heading}</h2>}
          {subtitle ? <p className="bt-secondary">{subtitle}</p> : null}
        </div>
        {tools}
        {actions ? <div className="bt-page-actions">{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
