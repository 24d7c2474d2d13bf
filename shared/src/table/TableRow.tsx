import { Link } from '../portal/router';
import { columnClass } from './columnClass';
import type { ListColumn } from './listDefinition';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  /** The page of the row; the link in the first cell covers the whole row. */
  path: string;
}

/** A row that is one link: a middle click opens a tab. */
export function TableRow<Row>({ row, columns, path }: TableRowProps<Row>) {
  return (
    <tr className="bt-row">
      {columns.map((column, index) => (
        <td key={column.value} className={columnClass(column)}>
          {index === 0 ? (
            <Link to={path} className="bt-row-link">
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
