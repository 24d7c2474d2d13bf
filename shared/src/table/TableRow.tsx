import { Link } from '../portal/router';
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
      {columns.map(({ value, align, cell }, index) => (
        <td key={value} className={align === 'right' ? 'bt-right' : undefined}>
          {index === 0 ? (
            <Link to={path} className="bt-row-link">
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
