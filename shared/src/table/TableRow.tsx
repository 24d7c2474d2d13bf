import { cellOf, columnClass } from './cellOf';
import { RowLink } from './RowLink';
import type { List } from './useList';

interface TableRowProps<Row> {
  list: Pick<List<Row>, 'definition' | 'columns'>;
  row: Row;
  /** Its place in the whole table, the heading being 1; where not all rows are in the page. */
  place?: number;
}

/** A row that is one link: a middle click opens a tab. */
export function TableRow<Row>({ list: { definition, columns }, row, place }: TableRowProps<Row>) {
  return (
    <tr className="bt-row" aria-rowindex={place}>
      {columns.shown.map((column) => (
        <td key={column.value} className={columnClass(column, columns.link)}>
          {column === columns.link ? (
            <RowLink definition={definition} row={row} className="bt-row-link">
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
