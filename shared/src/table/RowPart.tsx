import { RetryBar } from '../ui/RetryBar';
import { rowsAtATime } from './listBody';
import { RowGroup } from './RowGroup';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';
import { type RowRange, rowsTogether } from './useRowsInSight';

interface RowPartProps<Row> extends RowRange {
  list: List<Row>;
  /** First row of the part, counted from 0. */
  start: number;
  rowHeight: number;
}

/** The rows in sight of one part of the whole, in groups; grey while they are on their way. A part that is only near shows none: it is fetched. */
export function RowPart<Row>({ list, start, from, to, rowHeight }: RowPartProps<Row>) {
  const part = { page: start / rowsAtATime + 1, size: rowsAtATime };
  const { data, error, isValidating, mutate } = useListAnswer(list, part, { keepPrevious: false });
  const { definition, columns } = list;
  if (to <= from) return null;
  if (!data && error) {
    const retry = () => void mutate().catch(() => undefined);
    return (
      <tbody role="rowgroup" style={{ height: (to - from) * rowHeight }}>
        <tr role="row">
          <td role="cell" colSpan={columns.shown.length}>
            <RetryBar text="Kunne ikke hente disse radene." running={isValidating} onRetry={retry} />
          </td>
        </tr>
      </tbody>
    );
  }
  return Array.from({ length: Math.ceil((to - from) / rowsTogether) }, (_, index) => {
    const first = from + index * rowsTogether;
    return (
      <RowGroup
        key={first}
        definition={definition}
        columns={columns}
        rows={data?.items}
        start={start}
        from={first}
        to={Math.min(to, first + rowsTogether)}
        rowHeight={rowHeight}
      />
    );
  });
}
