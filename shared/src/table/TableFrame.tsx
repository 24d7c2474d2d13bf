import type { CSSProperties, ReactNode } from 'react';

import { useBelow } from '../ui/useMedia';
import { cardWidth } from './listCall';
import type { AnyColumn } from './listDefinition';
import { SortHeading } from './SortHeading';
import type { List } from './useList';

interface TableFrameProps<Row> {
  list: List<Row>;
  /** Rows of the whole list, where not all of them are in the page. */
  rowCount?: number;
  /** The bodies of the table. */
  children: ReactNode;
}

/** The table around the rows: widths and headings. Where it has no room it is moved sideways in its frame, and its first column stays. */
export function TableFrame<Row>({ list, rowCount, children }: TableFrameProps<Row>) {
  const { noun } = list.definition;
  const columns = list.columns.shown;
  const small = useBelow(cardWidth);
  const table = (
    <table
      className={rowCount ? 'bt-table bt-table-all' : 'bt-table'}
      style={rowCount ? allStyle(columns) : undefined}
      role="table"
      aria-rowcount={rowCount && rowCount + 1}
    >
      <caption className="bt-hidden">{noun}</caption>
      <colgroup>
        {columns.map(({ value, width }) => (
          <col key={value} style={width ? { width } : undefined} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={rowCount && 1}>
          {columns.map((column) => (
            <SortHeading key={column.value} list={list} column={column} />
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
  if (!small) return table;
  // Without a focus the arrow keys would not reach it.
  return (
    <div className="bt-table-scroll" role="region" aria-label={`Tabell med ${noun}`} tabIndex={0}>
      {table}
    </div>
  );
}

/** The widths again, for rows that are no part of the browser's own table; a narrow window has its own for the first. */
function allStyle(columns: readonly AnyColumn[]): CSSProperties {
  const widths = columns.map(({ width = 'minmax(0, 1fr)' }, at) =>
    at === 0 ? `var(--bt-first, ${width})` : width,
  );
  return { '--bt-columns': widths.join(' ') } as CSSProperties;
}
