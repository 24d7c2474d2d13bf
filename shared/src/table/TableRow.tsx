import { cellOf, columnClass } from './cellOf';
import { RowLink } from './RowLink';
import type { List } from './useList';

interface TableRowProps<Row> {
  list: Pick<List<Row>, 'definition' | 'columns'>;
  row: Row;
  /** Its place in the whole table, the heading being 1; where not all rows are in the page. */
  place?: number;
}

/** A row that is one link, where it has a page: a middle click opens a tab. Its roles are said, for it is laid out as a grid (`table.css`). */
export function TableRow<Row>({ list: { definition, columns }, row, place }: TableRowProps<Row>) {
  const { rowId, rowPath } = definition;
  return (
    <tr role="row" className={rowPath ? 'bt-row' : undefined} aria-rowindex={place}>
      {columns.shown.map((column) => (
        <td key={column.value} role="cell" className={columnClass(column, columns.link)}>
          {column === columns.link && rowPath ? (
            <RowLink definition={{ rowId, rowPath }} row={row} className="bt-row-link">
              {cellOf(definition, column, row)}
            </RowLink>
          ) : (
            cellOf(definition, column, row)
          )}
        </td>
      ))}
    </tr>
  );
}
