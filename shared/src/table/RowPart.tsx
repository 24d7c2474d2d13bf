import { memo } from 'react';

import { RetryBar } from '../ui/RetryBar';
import { rowsAtATime } from './listBody';
import { TableRow } from './TableRow';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';
import type { RowRange } from './useRowsInSight';

interface RowPartProps<Row> extends RowRange {
  list: List<Row>;
  /** First row of the part, counted from 0. */
  start: number;
  rowHeight: number;
}

/** The rows in sight of one part of the whole; grey while they are on their way. */
export function RowPart<Row>({ list, start, from, to, rowHeight }: RowPartProps<Row>) {
  const part = { page: start / rowsAtATime + 1, size: rowsAtATime };
  const { data, error, isValidating, mutate } = useListAnswer(list, part, { keepPrevious: false });
  const { definition, columns } = list;
  const height = (to - from) * rowHeight;
  if (!data && error) {
    const retry = () => void mutate().catch(() => undefined);
    return (
      <tr style={{ height }}>
        <td colSpan={columns.shown.length}>
          <RetryBar text="Kunne ikke hente disse radene." running={isValidating} onRetry={retry} />
        </td>
      </tr>
    );
  }
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const row = data?.items[at - start];
    return row ? (
      <QuickRow key={definition.rowId(row)} list={list} row={row} place={at + 2} />
    ) : (
      <tr key={`bone ${at}`} aria-hidden>
        <td colSpan={columns.shown.length} style={{ height: rowHeight }}>
          <span className="bt-bone" />
        </td>
      </tr>
    );
  });
}

/** Drawn anew only when its row or its columns have changed, not while others come into sight. */
const QuickRow = memo(
  TableRow,
  (before, now) =>
    before.row === now.row &&
    before.place === now.place &&
    before.list.definition === now.list.definition &&
    sameColumns(before.list.columns.shown, now.list.columns.shown),
) as typeof TableRow;

const sameColumns = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((column, at) => column === now[at]);
