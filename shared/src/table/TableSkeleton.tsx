import { columnClass } from './cellOf';
import { TableFrame } from './TableFrame';
import type { List } from './useList';

/** Grey rows in the geometry of those that will come. */
export function TableSkeleton<Row>({ list }: { list: List<Row> }) {
  const columns = list.columns.shown;
  const rows = list.state.size > 0 ? list.state.size : 15;
  return (
    <div className="bt-card bt-table-card" aria-busy>
      <span className="bt-hidden" role="status">
        Laster {list.definition.noun} …
      </span>
      <TableFrame list={list}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} aria-hidden>
              {columns.map((column) => (
                <td key={column.value} className={columnClass(column, list.columns.link)}>
                  <span className="bt-bone" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div className="bt-pager" />
    </div>
  );
}
