import { type ReactNode, useEffect, useRef } from 'react';

import { Link, useLocation } from '../portal/router';
import type { ListDefinition } from './listDefinition';

/** The row that was opened last from each entry of the history. */
const opened = new Map<string, number>();

interface RowLinkProps<Row> {
  definition: Required<Pick<ListDefinition<Row>, 'rowId' | 'rowPath'>>;
  row: Row;
  className: string;
  children: ReactNode;
}

/** The way into a row. Who comes back by the history finds the row in sight, with the focus on it. */
export function RowLink<Row>({ definition, row, className, children }: RowLinkProps<Row>) {
  const { key } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const id = definition.rowId(row);
  useEffect(() => {
    if (opened.get(key) !== id) return undefined;
    // After the shell, which takes the focus to a page that has come.
    const timer = window.setTimeout(() => {
      opened.delete(key);
      if (link.current) returnTo(link.current);
    });
    return () => window.clearTimeout(timer);
  }, [key, id]);
  return (
    <Link ref={link} to={definition.rowPath(row)} className={className} onClick={() => opened.set(key, id)}>
      {children}
    </Link>
  );
}

function returnTo(link: HTMLElement): void {
  const { top, bottom } = link.getBoundingClientRect();
  link.focus({ preventScroll: true });
  if (top < 0 || bottom > window.innerHeight) link.scrollIntoView({ block: 'center' });
}
