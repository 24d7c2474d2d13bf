import { type ReactNode, useId } from 'react';

interface CardProps {
  title: ReactNode;
  /** What stands at the right of the title, such as a count. */
  extra?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Card({ title, extra, className = '', children }: CardProps) {
  const heading = useId();
  return (
    <section className={`bt-card ${className}`} aria-labelledby={heading}>
      <header className="bt-card-head">
        <h3 id={heading}>{title}</h3>
        {extra}
      </header>
      {children}
    </section>
  );
}
