import type * as z from 'zod';

import { exportTable } from '../contract/exportTable';
import { formatCaseDateTime, formatDateTime } from '../text/date';
import type { List } from './useList';

/** The contract's own rule: at least one column. */
export const exportForm = exportTable.body.pick({ columns: true });

/** A column of the form: its place is its place in the file. */
export type ChosenColumn = z.input<typeof exportForm>['columns'][number];

/** The columns that can be exported; those that the table has are chosen at first, unless the person has taken them out. */
export const exportColumns = <Row,>({
  definition,
  columns,
}: Pick<List<Row>, 'definition' | 'columns'>): ChosenColumn[] =>
  definition.columns
    .filter(({ removeFromExport }) => !removeFromExport)
    .map((column) => ({
      dataKey: column.value,
      name: column.text,
      exportCol: columns.chosen(column) ?? (column.exportCol || column.show !== false),
      breakText: column.breakText ?? false,
    }));

/** The name of the file and the date-time (docs/product/lists.md#export), with a point in the time: names of files can't hold a colon. @param isDashed as the file's days are, when it has any */
export const exportName = (noun: string, isDashed = false): string => {
  const format = isDashed ? formatCaseDateTime : formatDateTime;
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${format(new Date().toISOString()).replace(':', '.')}`;
};
