import type * as z from 'zod';

import { exportTable } from '../contract/exportTable';
import { formatListDateTime } from '../text/date';
import type { ListDefinition } from './listDefinition';

/** The contract's own rule: at least one column. */
export const exportForm = exportTable.body.pick({ columns: true });

/** A column of the form: its place is its place in the file. */
export type ChosenColumn = z.input<typeof exportForm>['columns'][number];

/** The columns that can be exported: the table's, which are chosen at first, and then those that the list offers beside them. */
export function exportColumns<Row>({
  columns,
  export: { more },
}: Pick<ListDefinition<Row>, 'columns' | 'export'>): ChosenColumn[] {
  const shown = columns.flatMap((column) => column.exportAs ?? [column]);
  const columnOf =
    (exportCol: boolean) =>
    ({ value, text, breakText = false }: (typeof more)[number]): ChosenColumn => ({
      dataKey: value,
      name: text,
      exportCol,
      breakText,
    });
  return [...shown.map(columnOf(true)), ...more.map(columnOf(false))];
}

/** The name of the file and the date-time (document 2, section 9), with a point in the time: names of files can't hold a colon. */
export const exportName = (noun: string, now: Date = new Date()): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${formatListDateTime(now.toISOString()).replace(':', '.')}`;
