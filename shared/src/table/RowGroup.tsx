import { memo } from 'react';

import { TableRow } from './TableRow';
import type { List } from './useList';
import type { RowRange } from './useRowsInSight';

interface RowGroupProps<Row> extends RowRange, Pick<List<Row>, 'definition' | 'columns'> {
  /** The rows of its part, of which it shows some; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** The part's first row, counted from 0. */
  start: number;
  rowHeight: number;
}

/** A few of the rows of 'Alle', which the browser lays out and paints apart from the others. */
function Group<Row>({ definition, columns, rows, start, from, to, rowHeight }: RowGroupProps<Row>) {
  const list = { definition, columns };
  return (
    <tbody
      role="rowgroup"
      className={rows ? 'bt-row-group' : 'bt-row-group bt-row-group-waiting'}
      style={{ height: (to - from) * rowHeight }}
    >
      {Array.from({ length: to - from }, (_, index) => {
        const at = from + index;
        const row = rows?.[at - start];
        return row ? (
          <TableRow key={definition.rowId(row)} list={list} row={row} place={at + 2} />
        ) : (
          <tr key={`bone ${at}`} aria-hidden>
            <td>
              <span className="bt-bone" />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** Drawn anew only when its rows or its columns have changed, not while others come into sight. */
export const RowGroup = memo(
  Group,
  (before, now) =>
    before.rows === now.rows &&
    before.to === now.to &&
    before.rowHeight === now.rowHeight &&
    before.definition === now.definition &&
    sameColumns(before.columns.shown, now.columns.shown),
) as typeof Group;

const sameColumns = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((column, at) => column === now[at]);
