import { columnClass } from './cellOf';
import type { List } from './useList';

/** Grey rows in the geometry of those that will come. */
export function BoneRows<Row>({ list }: { list: List<Row> }) {
  const columns = list.columns.shown;
  const rows = list.state.size > 0 ? list.state.size : 15;
  return (
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
  );
}
