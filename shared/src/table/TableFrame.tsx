import type { ReactNode } from 'react';

import { SortHeading } from './SortHeading';
import type { List } from './useList';

/** The table around the rows: widths and headings. */
export function TableFrame<Row>({ list, children }: { list: List<Row>; children: ReactNode }) {
  const { columns, noun } = list.definition;
  return (
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
}
