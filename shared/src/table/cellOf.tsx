import type { ReactNode } from 'react';

import { formatCaseDate, formatDate } from '../text/date';
import type { AnyColumn, ListColumn, ListDefinition } from './listDefinition';

/** What stands in a cell: what the list says, else the field as its type is written. */
export function cellOf<Row>(
  { cells }: Pick<ListDefinition<Row>, 'cells'>,
  { value, type, isDashed }: ListColumn<Row>,
  row: Row,
): ReactNode {
  const own = cells[value];
  if (own) return own(row);
  const field = row[value];
  if (type === 'boolean') return field ? 'Ja' : 'Nei';
  const format = isDashed ? formatCaseDate : formatDate;
  if (typeof field === 'string') return type === 'date' ? format(field) : field;
  return typeof field === 'number' ? field : null;
}

/** Class name of a column's cells and heading: the link stays in sight, figures and days stand at the right. */
export function columnClass(column: AnyColumn, link: AnyColumn | undefined): string | undefined {
  if (column === link) return 'bt-row-head';
  return column.type === 'int' || column.type === 'date' ? 'bt-right' : undefined;
}
