import type { CSSProperties, ReactNode } from 'react';

import { breakpoints } from '../ui/breakpoints';
import { useMedia } from '../ui/useMedia';
import { columnTracks, leastTableWidth } from './columnWidths';
import { cardWidth } from './listCall';
import { SortHeading } from './SortHeading';
import type { List } from './useList';

/** What stands beside a table in a window, with the navigation open, in px. */
const beside = 332;

interface TableFrameProps<Row> {
  list: List<Row>;
  /** Rows of the whole list, where not all of them are in the page. */
  rowCount?: number | undefined;
  /** The bodies of the table. */
  children: ReactNode;
}

/**
 * The table around the rows: widths and headings. Where it has no room its texts take two lines; where that is not enough it is moved
 * sideways in its frame, and its first column stays.
 */
export function TableFrame<Row>({ list, rowCount, children }: TableFrameProps<Row>) {
  const { noun } = list.definition;
  const { shown: columns, link } = list.columns;
  const least = leastTableWidth(columns, link, 'usual');
  const leastTight = leastTableWidth(columns, link, 'tight');
  const moves = useMedia(`(width < ${Math.max(breakpoints[cardWidth], leastTight + beside)}px)`);
  const isTight = useMedia(`(width < ${least + beside}px)`) && !moves;
  const widths = {
    '--bt-columns': columnTracks(columns, link, isTight ? 'tight' : 'usual'),
    '--bt-least': `${least}px`,
  } as CSSProperties;
  const name = isTight ? 'bt-table bt-table-tight' : 'bt-table';
  const table = (
    <table className={name} style={widths} role="table" aria-rowcount={rowCount && rowCount + 1}>
      <caption className="bt-hidden">{noun}</caption>
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
  if (!moves) return table;
  // Without a focus the arrow keys would not reach it.
  return (
    <div className="bt-table-scroll" role="region" aria-label={`Tabell med ${noun}`} tabIndex={0}>
      {table}
    </div>
  );
}
