import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

import { usePortal } from '../portal/portal';
import type { ListDefinition } from './listDefinition';

/** The row that was opened last from each entry of the history. */
const opened = new Map<string, number>();

interface RowLinkProps<Row> {
  definition: Required<Pick<ListDefinition<Row>, 'rowId' | 'rowPath'>>;
  row: Row;
  className: string;
  children: ReactNode;
}

/**
 * The way into a row. Who comes back by the history finds the row in sight, with the focus on it. No `Link` of the router's, which is
 * drawn anew at every change of the address: a search in a long list would wait for all its rows.
 */
export function RowLink<Row>({ definition, row, className, children }: RowLinkProps<Row>) {
  const { location, navigate } = usePortal();
  const link = useRef<HTMLAnchorElement>(null);
  const id = definition.rowId(row);
  const path = definition.rowPath(row);
  useEffect(() => {
    const { key } = location.get();
    if (opened.get(key) !== id) return undefined;
    // After the shell, which takes the focus to a page that has come.
    const timer = window.setTimeout(() => {
      opened.delete(key);
      if (link.current) returnTo(link.current);
    });
    return () => window.clearTimeout(timer);
  }, [location, id]);

  const open = (event: MouseEvent) => {
    // Nobody comes back from another tab: the row would take the focus when it is scrolled to once more.
    if (opensElsewhere(event)) return;
    opened.set(location.get().key, id);
    event.preventDefault();
    navigate(path);
  };
  return (
    <a ref={link} href={path} className={className} onClick={open}>
      {children}
    </a>
  );
}

/** Clicks that the browser answers by itself: another tab, another window, a download. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

function returnTo(link: HTMLElement): void {
  const { top, bottom } = link.getBoundingClientRect();
  link.focus({ preventScroll: true });
  if (top < 0 || bottom > window.innerHeight) link.scrollIntoView({ block: 'center' });
}
