import type { ReactNode } from 'react';

import { useBelow } from '../ui/useMedia';
import { cardWidth } from './listCall';
import { SortHeading } from './SortHeading';
import type { List } from './useList';

/** The table around the rows: widths and headings. Where it has no room it is moved sideways in its frame, and its first column stays. */
export function TableFrame<Row>({ list, children }: { list: List<Row>; children: ReactNode }) {
  const { columns, noun } = list.definition;
  const small = useBelow(cardWidth);
  const table = (
    <table className="bt-table">
      <caption className="bt-hidden">{noun}</caption>
      <colgroup>
        {columns.map(({ value, width, wideOnly }) => (
          <col
            key={value}
            className={wideOnly ? 'bt-wide-only' : undefined}
            style={width ? { width } : undefined}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHeading key={column.value} list={list} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
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
