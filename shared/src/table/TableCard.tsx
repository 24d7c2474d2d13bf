import type { ReactNode } from 'react';

import { TableFrame } from './TableFrame';
import type { List } from './useList';

interface TableCardProps<Row> {
  list: List<Row>;
  busy: boolean;
  /** What is said of it while there is nothing to read. */
  status?: string;
  /** Rows of the whole list, where not all of them are in the page. */
  rowCount?: number | undefined;
  /** The bodies of the table. */
  rows: ReactNode;
  /** What stands below the table. */
  children: ReactNode;
}

/**
 * A table in its card, with rows or before they have come: the same one then, so that a heading's filter that was opened meanwhile,
 * and the focus, stay. Both are drawn with the same `key`.
 */
export function TableCard<Row>({ list, busy, status, rowCount, rows, children }: TableCardProps<Row>) {
  return (
    <div className="bt-card bt-table-card" aria-busy={busy}>
      {status ? (
        <span className="bt-hidden" role="status">
          {status}
        </span>
      ) : null}
      <TableFrame list={list} rowCount={rowCount}>
        {rows}
      </TableFrame>
      {children}
    </div>
  );
}
